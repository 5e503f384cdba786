/** The Network Information API, which not every browser has. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

declare global {
  interface Navigator {
    readonly connection?: Connection;
  }
}

/** Whether to skip speculative requests: the visitor saves data or the connection is very slow. */
export function isDataPrecious(): boolean {
  const { connection } = navigator;
  return Boolean(connection?.saveData || connection?.effectiveType?.includes('2g'));
}

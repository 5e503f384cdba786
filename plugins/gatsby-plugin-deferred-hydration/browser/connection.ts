/** Part of the Network Information API; not every browser has it. */
type Online = Navigator & { readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string } };

/** Whether to skip speculative requests: the visitor saves data, or the connection is very slow. */
export function isDataPrecious(): boolean {
  const { connection }: Online = navigator;
  return Boolean(connection?.saveData || connection?.effectiveType?.includes('2g'));
}

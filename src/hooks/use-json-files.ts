import { useEffect, useReducer, useState } from 'react';

/** Responses are cached for the session, since the output of a build does not change. */
const held = new Map<string, unknown>();
const underWay = new Map<string, Promise<void>>();

async function fetchFile(url: string): Promise<void> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  held.set(url, await response.json());
}

function load(url: string): Promise<void> {
  const loading = underWay.get(url) ?? fetchFile(url).finally(() => underWay.delete(url));
  underWay.set(url, loading);
  return loading;
}

/** Forgets every file, for tests. */
export function forgetJsonFiles(): void {
  held.clear();
  underWay.clear();
}

/**
 * The parsed JSON files at the addresses, each `undefined` until it has arrived.
 * @param urls addresses of files of our own build; the type is what the build writes there
 * @param request a new value requests the files again that could not be fetched
 */
export function useJsonFiles<Content>(
  urls: readonly string[],
  request: unknown,
): { files: readonly (Content | undefined)[]; failed: boolean } {
  const [failed, setFailed] = useState(false);
  const [, showArrival] = useReducer((count: number) => count + 1, 0);
  const wanted = urls.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new value of request fetches again, though the effect does not read it
  useEffect(() => {
    let current = true;
    setFailed(false);
    for (const url of wanted.split(' ').filter((name) => name && !held.has(name))) {
      load(url).then(
        () => current && showArrival(),
        (error: unknown) => {
          console.warn(error);
          if (current) setFailed(true);
        },
      );
    }
    return () => {
      current = false;
    };
  }, [wanted, request]);
  return { files: urls.map((url) => held.get(url) as Content | undefined), failed };
}

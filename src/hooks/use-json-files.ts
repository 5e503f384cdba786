import { useEffect, useReducer, useState } from 'react';

/** Files that have arrived, kept for the whole visit; what a build has written does not change. */
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
 * The parsed JSON files behind the addresses, `undefined` until each is there.
 * @param urls addresses of files of our own build; the type is what the build writes there
 * @param request a new value asks again for files that could not be had
 */
export function useJsonFiles<Content>(
  urls: readonly string[],
  request: unknown,
): { files: readonly (Content | undefined)[]; failed: boolean } {
  const [failed, setFailed] = useState(false);
  const [, showArrival] = useReducer((count: number) => count + 1, 0);
  const wanted = urls.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new request asks again, though nothing of it is read
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

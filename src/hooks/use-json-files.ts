import { useEffect, useReducer, useState } from 'react';

/** Responses are cached for the session, since the output of a build does not change. */
const cache = new Map<string, unknown>();
const inFlight = new Map<string, Promise<void>>();

async function fetchFile(url: string): Promise<void> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  cache.set(url, await response.json());
}

function load(url: string): Promise<void> {
  const loading = inFlight.get(url) ?? fetchFile(url).finally(() => inFlight.delete(url));
  inFlight.set(url, loading);
  return loading;
}

/** Forgets every file, for tests. */
export function forgetJsonFiles(): void {
  cache.clear();
  inFlight.clear();
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
    for (const url of wanted.split(' ').filter((name) => name && !cache.has(name))) {
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
  return { files: urls.map((url) => cache.get(url) as Content | undefined), failed };
}

import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Policy } from '../policy/policy-for';
import { securePage } from '../policy/secure-page';
import type { Compression } from './compression';

/** What is done to the files of the built site. */
export interface Finishing {
  readonly policy: Policy;
  /** `undefined` where no compressed copies are wanted. */
  readonly compression: Compression | undefined;
}

const TEXT = /\.(html|js|css|json|xml|txt|svg|webmanifest)$/;
const HASHED = /^static\/|-[0-9a-f]{20}\.(js|css)$/;
const ZIP_BEST = 9;
/** Below this many bytes the headers outweigh what is saved. */
const SMALLEST = 1024;

/** Whether a file is a copy that a build has compressed. */
export const isCompressed = (name: string): boolean => /\.(br|gz)$/.test(name);

/** Whether a file is text, so that it may have to be finished. */
export const isText = (name: string): boolean => TEXT.test(name);

/** Whether a text of so many bytes has compressed copies. */
export const isWorthCompressing = (bytes: number): boolean => bytes >= SMALLEST;

/** Parts of pages that Gatsby keeps for the next build are never served as pages. */
const isPage = (name: string): boolean => name.endsWith('.html') && !name.startsWith('_gatsby/');

function finishPage(file: string, content: Buffer, { policy }: Finishing): Buffer {
  const html = content.toString();
  const secured = securePage(html, policy);
  if (secured === html) return content;
  const written = Buffer.from(secured);
  writeFileSync(file, written);
  return written;
}

/**
 * Finishes one text of the built site: a page gets its policy, and `.br` and `.gz` are put beside what is large enough, for
 * servers that send them as they stand. Nothing waits here, since whole threads do only this.
 * @param root the folder of the built site
 * @param name the file, relative to the folder
 */
export function finishFile(root: string, name: string, finishing: Finishing): void {
  const { compression } = finishing;
  const file = path.join(root, name);
  const raw = readFileSync(file);
  const content = isPage(name) ? finishPage(file, raw, finishing) : raw;
  if (!compression || !isWorthCompressing(content.length)) return;
  const quality = HASHED.test(name) ? compression.hashed : compression.other;
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  writeFileSync(`${file}.gz`, gzipSync(content, { level: Math.min(quality, ZIP_BEST) }));
  writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
}

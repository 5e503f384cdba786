import { decodePath } from './paths';

const bare = (address: string): string => decodePath(address.trim()).replace(/^https?:\/\/|\/$/gi, '');

/** Whether a link's words are its URL, perhaps without scheme or final slash. */
export const isAddress = (words: string, url: string): boolean => bare(words) === bare(url);

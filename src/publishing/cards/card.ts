import { createHash } from 'node:crypto';

/** What a preview card shows. */
export interface Card {
  /** A few words above the title, such as the category. */
  readonly label?: string;
  readonly title: string;
  readonly brand: string;
  /** The drawing's file. */
  readonly picture: string;
}

/**
 * The name of a card by its content: one that shows the same is never drawn twice.
 * @param pictureDigest the digest of the drawing's bytes
 * @param design the digest of what all cards have in common
 */
export function cardDigest({ label = '', title, brand }: Card, pictureDigest: string, design: string): string {
  const content = JSON.stringify([label, title, brand, pictureDigest, design]);
  return createHash('sha256').update(content).digest('hex').slice(0, 20);
}

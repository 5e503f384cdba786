import {
  type ContentFile,
  type ContentFiles,
  type DataFile,
  entriesOf,
  type PostFile,
} from '../content/read/content-files';
import { type ResolvedFacts, resolveFacts, valuesOf } from '../facts/resolve-facts';
import { type Day, today } from '../utils/calendar';
import type { PricedPlan } from '../utils/prices';
import { contentChecker } from './on-pre-bootstrap';
import { type SitePictures, sitePictures } from './pictures';
import { planNode } from './plan-node';
import { type CardMaker, cardMaker } from './social-cards';

/** The content as nodes show it on a day. */
export interface SiteContent extends ContentFiles {
  readonly day: Day;
  readonly facts: ResolvedFacts;
  /** The plans with their formatted prices. */
  readonly plans: readonly PricedPlan[];
  readonly pictures: SitePictures;
  readonly cardOf: CardMaker;
}

/** A node of the content, before it is created. */
export interface ContentNode {
  readonly type: string;
  /** Identifies it among others of its type. */
  readonly name: string | number;
  /** Its file, relative to `content/`. */
  readonly file: string;
  readonly fields: object;
  /** Its markdown, if it has a text. */
  readonly markdown?: string;
}

/** Finds the pictures that a file names. */
export const pictureIn =
  ({ file }: ContentFile, { pictures }: SiteContent) =>
  (written: string): string =>
    pictures.of(file, written);

/** Today's files, and those of before that have a mistake today or are gone. */
function withLastValid<File extends ContentFile>(now: readonly File[], before: readonly File[] = []): File[] {
  const names = new Set(now.map(({ file }) => file));
  return [...now, ...before.filter(({ file }) => !names.has(file))];
}

/** Works out everything that valid files show today. */
export async function siteContent(files: ContentFiles): Promise<SiteContent> {
  const day = today();
  const facts = resolveFacts(entriesOf(files, 'Fact'), day);
  const pictures = await sitePictures(files);
  const plans = entriesOf(files, 'PricingPlan').map(planNode);
  const [settings] = entriesOf(files, 'SiteSettings');
  return { ...files, day, facts, plans, pictures, cardOf: cardMaker(settings, pictures, valuesOf(facts)) };
}

/**
 * Reads the content.
 * @param before what was read last: while an author makes a mistake in a file, which the check reports, its last valid version
 * stays
 */
export async function readSiteContent(before?: SiteContent): Promise<SiteContent> {
  const { files } = await contentChecker.reader.read();
  return siteContent({
    ...files,
    data: withLastValid<DataFile>(files.data, before?.data),
    posts: withLastValid<PostFile>(files.posts, before?.posts),
  });
}

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Phrases } from './labels';
import { readSite } from './read-site';
import { type Report, reportOf } from './report';
import { htmlReport, type Pictures } from './report-html';
import { markdownReport } from './report-markdown';
import { siteChanges } from './site-changes';
import { takePictures } from './take-pictures';

/** The files of a report. */
export const MARKDOWN = 'report.md';
export const HTML = 'index.html';
const PICTURES = 'pictures';

/** What to compare, and how it is reported. */
export interface Comparison {
  /** The folders of both built sites, each with `public` and the statistics of the bundles. */
  readonly base: string;
  readonly head: string;
  /** What the base is, as people read it. */
  readonly label: string;
  readonly phrases: Phrases;
  readonly withPictures: boolean;
}

/**
 * Compares two built sites and writes what differs: as markdown, and as a page with pictures.
 * @param folder where the files go; what is in it is replaced
 */
export async function writeReports(comparison: Comparison, folder: string): Promise<Report> {
  const [base, head] = [readSite(comparison.base), readSite(comparison.head)];
  const report = reportOf(siteChanges(base, head, comparison.phrases), comparison.label);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const plans = report.sections.flatMap(({ entries }) => entries).flatMap(({ pictures }) => pictures);
  const sides = { before: base.publicFolder, after: head.publicFolder };
  const pictures: Pictures =
    comparison.withPictures && plans.length > 0
      ? await takePictures(plans, sides, path.join(folder, PICTURES))
      : new Map();
  writeFileSync(path.join(folder, MARKDOWN), markdownReport(report));
  writeFileSync(path.join(folder, HTML), htmlReport(report, pictures));
  return report;
}

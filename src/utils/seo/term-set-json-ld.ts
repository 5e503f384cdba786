import type { DefinedTermSet } from 'schema-dts';
import { absoluteUrl, GLOSSARY, termPath } from '../../routes';
import type { SiteMeta, Subject } from './page-meta';

/** @see https://schema.org/DefinedTermSet */
export function termSet({ siteUrl }: SiteMeta, { name, terms }: Extract<Subject, { kind: 'terms' }>): DefinedTermSet {
  return {
    '@type': 'DefinedTermSet',
    name,
    url: absoluteUrl(siteUrl, GLOSSARY),
    hasDefinedTerm: terms.map(({ term, meaning, anchor }) => ({
      '@type': 'DefinedTerm',
      name: term,
      description: meaning,
      url: absoluteUrl(siteUrl, termPath(anchor)),
    })),
  };
}

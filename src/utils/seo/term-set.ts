import type { DefinedTermSet } from 'schema-dts';
import { absoluteUrl, GLOSSARY, termPath } from '../../routes';
import type { SiteFacts, Subject } from './facts';

/** @see https://schema.org/DefinedTermSet */
export function termSet({ siteUrl }: SiteFacts, { name, terms }: Extract<Subject, { kind: 'terms' }>): DefinedTermSet {
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

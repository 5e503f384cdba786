import type { PicturePair, PictureSet } from './picture-set';

const SCREENS = { phone: 'Phone', desktop: 'Desktop' } as const;

interface PictureProps {
  readonly file: string | undefined;
  readonly title: string;
  /** What is said where there is no picture. */
  readonly otherwise: string;
}

function Picture({ file, title, otherwise }: PictureProps) {
  return (
    <figure>
      <figcaption>{title}</figcaption>
      {file === undefined ? (
        <p className="nothing">{otherwise}</p>
      ) : (
        <a href={`pictures/${file}`}>
          <img src={`pictures/${file}`} alt={title} loading="lazy" />
        </a>
      )}
    </figure>
  );
}

function Pair({ pair: { screen, before, after }, isNew }: { readonly pair: PicturePair; readonly isNew: boolean }) {
  const name = SCREENS[screen];
  return (
    <div className={`pair ${screen}`}>
      {!isNew && <Picture file={before} title={`${name}, before`} otherwise="It was not there." />}
      <Picture file={after} title={isNew ? name : `${name}, after`} otherwise="It is gone." />
    </div>
  );
}

/** Shows the pictures of a page, before and after side by side. */
export function PictureSets({ sets, isNew }: { readonly sets: readonly PictureSet[]; readonly isNew: boolean }) {
  return sets.map(({ title, pairs }) => (
    <section key={title} className="pictures">
      <h4>{title}</h4>
      {pairs.map((pair) => (
        <Pair key={pair.screen} pair={pair} isNew={isNew} />
      ))}
    </section>
  ));
}

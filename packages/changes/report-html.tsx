import { Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Item } from './items';
import type { PicturedPage } from './picture-plan';
import type { PictureSet } from './picture-set';
import type { Report } from './report';
import type { ReportEntry } from './report-entries';
import { PictureSets } from './report-pictures';
import { REPORT_STYLE } from './report-style';
import { type MarkedPart, wordMarks } from './word-marks';

/** Pictures by the page that they were planned for. */
export type Pictures = ReadonlyMap<PicturedPage, readonly PictureSet[]>;

function Marked({ parts, as: Tag }: { readonly parts: readonly MarkedPart[]; readonly as: 'del' | 'ins' }) {
  let end = 0;
  return parts.map(({ text, isMarked }) => {
    end += text.length;
    return <Fragment key={end}>{isMarked ? <Tag>{text}</Tag> : text}</Fragment>;
  });
}

function ChangeItem({ item: { what, before, after } }: { readonly item: Item }) {
  const marks = wordMarks(before ?? '', after ?? '');
  const isPair = before !== undefined && after !== undefined;
  return (
    <li>
      {what}
      {before !== undefined && (
        <p className="before">
          <b>Before</b> {isPair ? <Marked parts={marks.before} as="del" /> : <del>{before}</del>}
        </p>
      )}
      {after !== undefined && (
        <p className="after">
          <b>After</b> {isPair ? <Marked parts={marks.after} as="ins" /> : after}
        </p>
      )}
    </li>
  );
}

function Entry({ entry, pictures }: { readonly entry: ReportEntry; readonly pictures: Pictures }) {
  return (
    <article>
      <h3>
        {entry.title} {entry.address && <code>{entry.address}</code>}
      </h3>
      {entry.notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      <ul>
        {entry.items.map((item) => (
          <ChangeItem key={JSON.stringify(item)} item={item} />
        ))}
      </ul>
      {entry.pictures.map((plan) => (
        <PictureSets key={plan.after} sets={pictures.get(plan) ?? []} isNew={plan.before === undefined} />
      ))}
    </article>
  );
}

interface TableProps {
  readonly title: string;
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

function Table({ title, header, rows }: TableProps) {
  if (rows.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <table>
        <thead>
          <tr>
            {header.map((cell) => (
              <th key={cell}>{cell}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells) => (
            <tr key={cells.join()}>
              {cells.map((cell, at) => (
                <td key={header[at]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Document({ report, pictures }: { readonly report: Report; readonly pictures: Pictures }) {
  const prices = report.prices.map(({ what, before, after, pages }) => [what, before, after, pages.join(', ')]);
  const weights = report.weights.map(({ page, html, firstVisit }) => [page, html, firstVisit]);
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>What visitors will see changed</title>
        <style>{REPORT_STYLE}</style>
      </head>
      <body>
        <h1>What visitors will see changed</h1>
        <p>Compared with {report.base}. In the pictures, a red frame is around what was, a green one around what is.</p>
        {report.summary.length === 0 && <p>Nothing: every page is as before.</p>}
        <ul>
          {report.summary.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <Table title="Prices" header={['Where', 'Before', 'After', 'On the pages']} rows={prices} />
        {report.sections.map(({ title, entries }) => (
          <section key={title}>
            <h2>{title}</h2>
            {entries.map((entry) => (
              <Entry key={`${entry.address} ${entry.title}`} entry={entry} pictures={pictures} />
            ))}
          </section>
        ))}
        <Table title="Weight" header={['Page', 'The page itself', 'A first visit on a phone']} rows={weights} />
      </body>
    </html>
  );
}

/** Writes the report as a page of HTML beside the folder of its pictures. */
export function htmlReport(report: Report, pictures: Pictures): string {
  return `<!DOCTYPE html>${renderToStaticMarkup(<Document report={report} pictures={pictures} />)}`;
}

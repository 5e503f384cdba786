import { type ComponentType, Fragment, isValidElement, type ReactElement } from 'react';
import { RichText } from '../../../components/ui/RichText';
import type { ResultTableProps, TableOfResults } from '../ResultTable';
import { Details, type DetailsProps } from './Details';

/** Blocks folded under a title. */
export interface Folded extends Pick<DetailsProps, 'isOpen' | 'isOwnSheet'> {
  readonly title: string;
  readonly blocks: Blocks;
}

/** Sentences with links, a table, or blocks under a title; an element if one planner alone has it. */
type Block = string | TableOfResults | Folded | ReactElement;

/** Parts of the results in their order; false in the place of one that this plan does not have. */
export type Blocks = readonly (Block | false | undefined)[];

interface ResultBlocksProps {
  readonly blocks: Blocks;
  /** Shows tables; a planner without any does not load it. */
  readonly Table?: ComponentType<ResultTableProps>;
  /** The heading just above. */
  readonly title?: string;
}

/** Shows parts of the results. */
export function ResultBlocks({ blocks, Table, title }: ResultBlocksProps) {
  const shown = (block: Block): ReactElement | null => {
    if (typeof block === 'string') return <RichText text={block} />;
    if (isValidElement(block)) return block;
    if ('rows' in block) return Table ? <Table {...block} isTitled={block.caption === title} /> : null;
    const { blocks, ...details } = block as Folded;
    return (
      <Details {...details}>
        <ResultBlocks blocks={blocks} Table={Table} title={details.title} />
      </Details>
    );
  };
  return blocks.map((block, place) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: a part has the same place in every plan
    return <Fragment key={place}>{block && shown(block)}</Fragment>;
  });
}

import { fact } from '../content-model/fact';
import { pricingPlan } from '../content-model/records';
import { factNode, factNodeSchema } from './facts/fact-node';
import { planNode, planNodeSchema } from './prices/plan-node';

/** The types whose nodes hold more than their entries: the schema of a node, and what makes it from an entry. */
export const MADE_NODES = {
  Fact: { schema: factNodeSchema, make: (entry: object) => factNode(fact.parse(entry)) },
  PricingPlan: { schema: planNodeSchema, make: (entry: object) => planNode(pricingPlan.parse(entry)) },
} as const;

/** Whether a type is one of these. */
export const isMade = (type: string): type is keyof typeof MADE_NODES => type in MADE_NODES;

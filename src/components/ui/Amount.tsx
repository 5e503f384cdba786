interface AmountProps {
  /** The amount in the main unit of the currency, or any other number. */
  readonly value: number;
  /** The same in words. */
  readonly text: string;
}

/** An amount for people and for machines, as in `<data value="11812.56">`. */
export function Amount({ value, text }: AmountProps) {
  return <data value={String(value)}>{text}</data>;
}

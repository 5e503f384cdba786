type Section = Queries.PageSectionFieldsFragment;

/** Fields under their own names: a query adds a number to one that has another type in another section kind. */
export type OwnNames<Fields> = {
  readonly [Key in keyof Fields as Key extends `${infer Name}_${number}` ? Name : Key]: Fields[Key];
};

/** The fields of a section kind, by its type in queries, such as `TextSection`. */
export type SectionFields<Kind extends Section['__typename']> = OwnNames<
  Omit<Extract<Section, { readonly __typename: Kind }>, '__typename'>
>;

/** A queried section with its fields under their own names. */
export const ownNames = <Fields extends Section>(section: Fields): OwnNames<Fields> =>
  Object.assign(
    {} as OwnNames<Fields>,
    Object.fromEntries(Object.entries(section).map(([key, value]) => [key.replace(/_\d+$/, ''), value])),
  );

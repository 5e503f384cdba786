import { Link } from 'gatsby';
import { Fragment } from 'react';

interface PeopleNamesProps {
  readonly people: readonly Pick<Queries.PersonFieldsFragment, 'slug' | 'name' | 'role' | 'href'>[];
}

/** People in a line of text: each name, which leads to the page that shows the person, with the role. */
export function PeopleNames({ people }: PeopleNamesProps) {
  return people.map(({ slug, name, role, href }, index) => (
    <Fragment key={slug}>
      {index > 0 && <span>; </span>}
      <span translate="no">{href ? <Link to={href}>{name}</Link> : name}</span>
      <span>{`, ${role}`}</span>
    </Fragment>
  ));
}

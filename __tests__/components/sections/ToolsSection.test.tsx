// Guards the list of tools.
import { screen } from '@testing-library/react';
import { ToolsSection } from '../../../src/components/sections/ToolsSection';
import { renderInTheme } from '../../support/render-in-theme';

const LEAVE = { title: 'Leave', text: 'Your dates.', linkLabel: 'Plan your leave', href: '/tools/leave/' };
const HOURS = { title: 'Hours', text: 'Your hours.', linkLabel: 'Count hours', href: '/tools/hours/' };
const TOOLS = [
  { ...LEAVE, icon: 'calendar', picture: null },
  { ...HOURS, icon: 'certificate', picture: { publicURL: '/static/hours.svg' } },
];

const levelsOf = (): string[] => screen.getAllByRole('heading').map(({ tagName }) => tagName);

test('each tool leads to its page, under the heading of the page', () => {
  renderInTheme(<ToolsSection tools={TOOLS} note="All free." />);
  expect(screen.getByRole('link', { name: 'Plan your leave' })).toHaveAttribute('href', '/tools/leave/');
  expect(screen.getByRole('link', { name: 'Count hours' })).toHaveAttribute('href', '/tools/hours/');
  expect(levelsOf()).toEqual(['H2', 'H2']);
  // Only the second has a picture, which says nothing that the words do not.
  expect(screen.getByRole('presentation')).toHaveAttribute('src', '/static/hours.svg');
});

test('on another page they are a region with a heading of its own', () => {
  renderInTheme(<ToolsSection tools={TOOLS} title="Your dates" />);
  expect(screen.getByRole('region', { name: 'Your dates' })).toBeVisible();
  expect(levelsOf()).toEqual(['H2', 'H3', 'H3']);
});

// Guards the addresses of the site.
import { readdirSync } from 'node:fs';
import { typeOfFile } from '../src/content/model/collections';
import {
  absoluteUrl,
  BLOG,
  CODE_PAGES,
  categoryPath,
  contactPath,
  isBelowBlog,
  listingPath,
  postPath,
} from '../src/routes';

test('the list of pages of code names every file of src/pages, and the listing', () => {
  const files = readdirSync('src/pages', { recursive: true }).map(String);
  const pages = files.filter((file) => file.endsWith('.tsx') && file !== '404.tsx');
  const paths = pages.map((file) => `/${file.replace(/\.tsx$/, '/')}`);
  expect(CODE_PAGES.map(({ path }) => path).toSorted()).toEqual([...paths, BLOG].toSorted());
});

test('the list of pages of code names no file that the content model does not know', () => {
  const files = CODE_PAGES.map(({ file }) => file);
  expect(files.filter((file) => typeOfFile(file) === undefined)).toEqual([]);
});

test('the page of a post is below the blog and ends with a slash', () => {
  expect(postPath('nmc-revalidation')).toBe('/blog/nmc-revalidation/');
});

test('the first page of a listing has no number', () => {
  expect(listingPath(1)).toBe('/blog/');
  expect(listingPath(2)).toBe('/blog/page/2/');
  expect(categoryPath('relocation')).toBe('/blog/category/relocation/');
  expect(categoryPath('relocation', 3)).toBe('/blog/category/relocation/page/3/');
});

test('an interest is escaped in the address of the contact page', () => {
  expect(contactPath('1on1')).toBe('/contact/?interest=1on1');
  expect(contactPath('a&b')).toBe('/contact/?interest=a%26b');
});

test('only paths below the blog, not the listing itself, lead back to it', () => {
  expect(isBelowBlog('/blog/nothing/')).toBe(true);
  expect(isBelowBlog('/blog/')).toBe(false);
  expect(isBelowBlog('/blogger/')).toBe(false);
});

test('an absolute address joins site and path with one slash', () => {
  expect(absoluteUrl('https://www.example.com', '/about/')).toBe('https://www.example.com/about/');
});

// Guards that commands and names of files work on Linux, macOS and Windows.
import { readFileSync } from 'node:fs';
import { GUIDES, TRACKED } from './support/tracked-files';

/** What cmd, PowerShell and sh read differently; npm runs scripts with cmd on Windows, which has `&&`. */
const SHELL_RULES: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['variable before a command', /(^|\s)[A-Z][A-Z_]*=\S+\s/],
  ['single quotes', /'/],
  ['expansion', /[$`%]/],
  ['pipe, list or redirection', /[;<>|]|(?<!&)&(?!&)/],
  ['double dash, which PowerShell takes away', /\s--\s/],
  ['tool that Windows lacks', /(^|&& )(rm|cp|mv|ls|mkdir|cat|touch|chmod|export|open|sudo|sh|bash) /],
];

const broken = (file: string, text: string): string[] =>
  SHELL_RULES.flatMap(([name, pattern]) => (pattern.test(text) ? [`${file}: ${name}: ${text}`] : []));

/** Lines of code blocks, and inline code, that run a command. */
function commandsIn(markdown: string): string[] {
  const blocks = [
    ...markdown.matchAll(/^```(?:sh|bash)?\n([\s\S]*?)^```/gm),
    ...markdown.matchAll(/((?:^ {4}\S.*\n)+)/gm),
  ];
  const lines = blocks.flatMap(([, block = '']) => block.split('\n').map((line) => line.replace(/ # .*/, '').trim()));
  const inline = [...markdown.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
  return [...lines, ...inline].filter((code) => /^([A-Z_]+=\S+ )?(npm|npx|node|git|rm|cp|mv|export|bash) /.test(code));
}

test('npm scripts use no syntax of one shell', () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(Object.entries(scripts).flatMap(([name, script]) => broken(name, script))).toEqual([]);
});

test('documented commands use no syntax of one shell', () => {
  const commands = GUIDES.flatMap((file) =>
    commandsIn(readFileSync(file, 'utf8')).map((command) => [file, command] as const),
  );
  expect(commands.length).toBeGreaterThan(20);
  expect(commands.flatMap(([file, command]) => broken(file, command))).toEqual([]);
});

test('tracked names are short and allowed on Windows', () => {
  // Windows allows 260 characters in all, with the folder that holds the project.
  expect(TRACKED.filter((file) => file.length > 150)).toEqual([]);
  expect(
    TRACKED.filter((file) => /[<>:"|?*\\]|[. ](\/|$)|(^|\/)(con|prn|aux|nul|com\d|lpt\d)(\.|\/|$)/i.test(file)),
  ).toEqual([]);
});

// Guards that commands and names of files work on Linux, macOS and Windows.
import { readFileSync } from 'node:fs';
import { GUIDES, TRACKED } from './support/tracked-files';

/**
 * What cmd, PowerShell and sh read differently: a variable before a command, signs, `--`, and tools that Windows lacks.
 * npm runs scripts with cmd on Windows, which has `&&`.
 */
const ONE_SHELL =
  /(^|\s)[A-Z_]+=\S+\s|['$`%;<>|]|(?<!&)&(?!&)|\s--\s|(^|&& )(rm|cp|mv|ls|mkdir|cat|touch|chmod|export|open|sudo|sh|bash) /;

/** Lines of code blocks, and inline code, that run a command. */
function commandsIn(markdown: string): string[] {
  const blocks = [...markdown.matchAll(/^```(?:sh|bash)?\n([\s\S]*?)^```|((?:^ {4}\S.*\n)+)/gm)];
  const lines = blocks.flatMap(([block]) => block.split('\n').map((line) => line.replace(/ # .*/, '').trim()));
  const inline = [...markdown.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
  return [...lines, ...inline].filter((code) => /^([A-Z_]+=\S+ )?(npm|npx|node|git|rm|cp|mv|export|bash) /.test(code));
}

test('npm scripts and documented commands use no syntax of one shell', () => {
  const scripts: string[] = Object.values(JSON.parse(readFileSync('package.json', 'utf8')).scripts);
  const commands = GUIDES.flatMap((file) => commandsIn(readFileSync(file, 'utf8')));
  expect(commands.length).toBeGreaterThan(20);
  expect([...scripts, ...commands].filter((command) => ONE_SHELL.test(command))).toEqual([]);
});

test('tracked names are short and allowed on Windows', () => {
  // Windows allows 260 characters in all, with the folder that holds the project.
  const wrong = /[<>:"|?*\\]|[. ](\/|$)|(^|\/)(con|prn|aux|nul|com\d|lpt\d)(\.|\/|$)|^.{151}/i;
  expect(TRACKED.filter((file) => wrong.test(file))).toEqual([]);
});

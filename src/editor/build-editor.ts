import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import { LOGO } from '../content/model/collections';
import { editorPolicy } from './editor-policy';
import type { PageSettings } from './page-settings';
import { buildPreview } from './preview/build-preview';

const CMS = '@sveltia/cms';

/** Parts that nothing here uses: maps, the colours of code, other languages, conversion of pictures. */
const UNUSED = /^(@shikijs\/|leaflet|terra-draw|svgo|\.\.\/locales\/|\.\/chunks\/(heic|shiki-engine|webp_enc))/;

const FONT_ELSEWHERE = /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([\w-]+)(?::vf)?@[^/]+\/([\w-]+)\.woff2/g;

/** A place in the package, as its one minified file has it, and what is there instead. */
interface Change {
  readonly what: string;
  readonly from: RegExp;
  readonly to: string;
}

/** Its own hooks do not reach deletions, failures and what is typed during a save: see `cms-hooks.ts`. */
const CHANGES: readonly Change[] = [
  {
    what: 'the note after a save that was stopped, which counts fields',
    from: /(\.match \$count )(one \{\{One field has an error\. Please correct it to save the entry\.\}\})/,
    to: '$10 {{Not saved yet.}} $2',
  },
  {
    what: 'the note after a deletion that was stopped',
    from: /(deleting_entry_failed:`)Couldn’t delete the entry\. Please try again\.`/,
    to: '$1Deletion not completed.`',
  },
  {
    what: 'the one place where files are written',
    from: /(let\{commitChanges:(\w+),fetchLastCommit:\w+\}=(\w+)\.current;.{1,200}?)await \2\((\w+),(\w+)\)/,
    to: '$1await siteHooks.commit($3.current,$4,$5)',
  },
  {
    what: 'the press of "Save"',
    from: /await (\w+)\(\{draft:(\w+),skipCI:(\w+),overwrite:(\w+)\}\)/,
    to: 'await siteHooks.save(siteOverwrite=>$1({draft:$2,skipCI:$3,overwrite:siteOverwrite}),$2,$4)',
  },
  {
    what: 'the end of a save, which closes the form',
    from: /(\w+)\.closeOnSave\?\?!0\?(\(\w+\(\),(\w+)\.current=null\)):(\w+\(\{entryDraft:\3,.{1,200}?extraValues:(\w+)\.extraValues,.{1,80}?\}\))/,
    to: 'siteWasTypedIn($5)?siteReopened($5,()=>$4):$1.closeOnSave??!0?$2:$4',
  },
  {
    what: 'the copy of what is typed, which has to say what the form was made from',
    from: /(\w+=\w+\((\w+)\));(if\(\w+\(\2\)\)\{let \2=\{)(timestamp:new Date,)/,
    to: '$1,siteForm=siteFormOf($2);$3siteForm,$4',
  },
  {
    what: 'the end of that copy with every change of the configuration, such as of a hint',
    from: /return (\w+)\?\1\.cmsConfigVersion===\w+\.current\?\1:\(await \w+\(\w+,\w+\),null\):null/,
    to: 'return $1||null',
  },
  {
    what: 'the place of that copy, which is lost where a folder is chosen after the page was loaded',
    from: /if\((\w+)&&!(\w+)\)(\{let\{databaseName:(\w+)\}=\1\.repository\?\?\{\};if\(\4\)\{\2=)/,
    to: 'if($1)$3',
  },
  {
    what: 'the question whether that copy is restored, which discards it too easily',
    from: /\w+\.current=\{show:!0,timestamp:\w+,resolve:(\w+)\};let (\w+)=await \w+;(\2!==void 0&&\(\2\?\(\w+\(\{backup:(\w+),draft:(\w+)\}\))/,
    to: 'let $2=await siteHooks.offerDraft($4,siteFormOf($5));$3',
  },
  {
    what: 'the name of a chosen picture, which would be another one after a save that arrived and whose answer was lost',
    from: /(assetNamesInSameFolder:(\w+)\(\w+\)\.map\(.{1,300}?,replace:(\w+),.{1,200}?let (\w+)=await \w+\(\w+\),\{savingAssetProps:.{1,80}?resolvedInternalPath:(\w+),.{1,200}?(\w+)=\w+\.find\(.{1,160}?\)),(\w+=``;if\(\6\))/,
    to: '$1??($3?void 0:$2($5).find(siteAsset=>siteAsset.sha===$4)),$7',
  },
  {
    what: 'the words below "Work with Local Repository"',
    from: /(work_with_local_repo_description:`)[^`]*`/,
    to: '$1“Work with Local Repository” opens the site’s folder on this computer. Press it, choose the folder “{$$repo}”, and let the browser change its files. Nothing is published from here.`',
  },
  {
    what: 'the note that another folder was chosen',
    from: /(not_project_root:`)The selected[^`]*`/,
    to: '$1This is not the site’s folder. Choose the one that holds “content” and “package.json”, from which “npm run edit” was started.`',
  },
  {
    what: 'the press of "Duplicate", whose copy of what is typed takes the place of that of a new article',
    from: /=!!await (\w+\(\w+\);\w+\(\w+,!1\),\w+&&\w+\(`\/collections\/\$\{\w+\(\w+\)\}\/new`,\{replaceState:!0,notifyChange:!1)/,
    to: '=await siteHooks.mayDuplicate()&&!!await $1',
  },
  {
    what: 'the note that what is typed was kept',
    from: /(draft_backup_saved:`)Draft backup saved\.`/,
    to: '$1Not saved; this browser keeps what you typed.`',
  },
  {
    what: 'the note that it is in the form again',
    from: /(draft_backup_restored:`)Draft backup restored\.`/,
    to: '$1What you typed is back in the form. Save it when it is ready.`',
  },
  {
    what: 'the note that it was discarded',
    from: /(draft_backup_deleted:`)Draft backup deleted\.`/,
    to: '$1What you typed before was discarded.`',
  },
  {
    what: 'whether a group of fields is closed at first, whatever it holds',
    from: /(=\(\{draft:(\w+),key:(\w+),locale:(\w+),collapsed:(\w+)=!1\}\)=>.{1,400}?return!Object\.entries\(\w+\)\.some\(.{1,60}?\)\})return!\5\}/,
    to: '$1return!$5||siteHoldsValues($2,$4,$3)}',
  },
  {
    what: 'the history of an entry, which is read once, and not for folders',
    from: /(\w+)=\w+\.get\(\w+\);if\(\1\)return \1;let (\w+)=(\w+\.current);if\(!\2\?\.fetchFileCommits\)return\{commits:\[\],loading:!1,error:!1\};let (\w+)=(.{1,80}?);try\{let (\w+)=\{commits:await \2\.fetchFileCommits\(\4\)/,
    to: '$1=$3;let $4=$5;try{let $6={commits:await siteHooks.history($1,$4)',
  },
  {
    what: 'the button of the history, which is not for folders',
    from: /(icon:`history`,disabled:)!\w+\.current\?\.isGit\|\|(\w+)/,
    to: '$1$2',
  },
  {
    what: 'the press of a save in the history, which leads to the host',
    from: /let (\w+)=\w+\(\(\)=>(\w+\.current)\?\.repository\?\.commitBaseURL\?.{1,80}?(\w+\(\w+\))\.sha\}`:void 0\);\{let (\w+)=\w+\(\(\)=>!\w+\(\1\)\);(\w+\(\w+,\{class:`ref`,variant:`ghost`,)role:`link`,get disabled\(\)\{return \w+\(\4\)\},onclick:\(\)=>\{\w+\(\w+\(\1\)\)\}/,
    to: '{$5onclick:()=>{siteHooks.openVersion($2,$3)}',
  },
  {
    what: "the question how GitHub is, which is put to another site that the page's policy refuses",
    from: /https:\/\/www\.githubstatus\.com\/api\/v2\/status\.json/,
    to: 'data:application/json,{}',
  },
  {
    what: 'the question how GitLab is, likewise',
    from: /https:\/\/status-api\.hostedstatus\.com\/1\.0\/status\/\w+/,
    to: 'data:application/json,{}',
  },
];

/**
 * The content management system with a few changes: it names the fonts in its package instead of those of another site,
 * and asks this site at the places of `CHANGES`.
 * @throws Error where another version has one of them no longer
 */
export function ownScript(text: string): string {
  const fonts = new Map(
    [...text.matchAll(/assets\/([\w-]+?)-[\w-]{8}\.woff2/g)].map(([file, name = '']) => [name, file]),
  );
  const changed = text.replace(FONT_ELSEWHERE, (address, family: string, style: string) => {
    const font = fonts.get(`${family}-${style}`);
    if (font === undefined) throw new Error(`${CMS} no longer has the font ${address}`);
    return font;
  });
  const hooks = JSON.stringify(path.resolve('src/editor/cms-hooks.ts'));
  const imported = `import{cmsHooks as siteHooks,formOf as siteFormOf,holdsValues as siteHoldsValues,wasTypedIn as siteWasTypedIn,reopened as siteReopened}from ${hooks};`;
  return CHANGES.reduce((script, { what, from, to }) => {
    if (script.match(new RegExp(from, 'g'))?.length !== 1) throw new Error(`${CMS} no longer has ${what}: ${from}`);
    return script.replace(from, to);
  }, imported + changed);
}

const bundleCms: Plugin = {
  name: 'bundle-cms',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: UNUSED }, ({ importer }) =>
      importer.includes(CMS) ? { path: 'unused', namespace: 'unused' } : undefined,
    );
    onLoad({ filter: /.*/, namespace: 'unused' }, () => ({ contents: 'export default {};' }));
    onLoad({ filter: /@sveltia\/cms\/npm\/index\.js$/ }, async ({ path: file }) => ({
      contents: ownScript(await readFile(file, 'utf8')),
    }));
  },
};

/** `<` in a script ends nothing then. */
const jsonInHtml = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

function pageHtml(settings: PageSettings): string {
  return `<!doctype html>
<html lang="en" class="${settings.host ? 'has-host' : 'has-folder-only'}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${editorPolicy(settings.host)}">
<meta name="robots" content="noindex, nofollow">
<meta name="referrer" content="no-referrer">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Edit the site</title>
<link rel="icon" href="logo.svg" type="image/svg+xml">
<link rel="stylesheet" href="page.css">
<script id="editor-settings" type="application/json">${jsonInHtml(settings)}</script>
<script type="module" src="page.js"></script>
</head>
<body>
<noscript>The editor needs JavaScript.</noscript>
</body>
</html>
`;
}

/**
 * Writes the editor: its page, its script and the fonts, so that nothing comes from another site.
 * @param target where the editor is written; what is there is removed first
 * @param content the folder of the content, which has the logo
 */
export async function buildEditor(target: string, settings: PageSettings = {}, content = 'content'): Promise<void> {
  const cms = path.dirname(createRequire(path.resolve('package.json')).resolve(CMS));
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  await Promise.all([
    cp(path.join(cms, 'assets'), path.join(target, 'assets'), {
      recursive: true,
      filter: (file) => !/\.(js|map|wasm)$/.test(file),
    }),
    cp(path.join(path.dirname(content), LOGO), path.join(target, 'logo.svg')),
    build({
      entryPoints: { page: path.resolve('src/editor/page.ts') },
      outdir: target,
      bundle: true,
      splitting: true,
      chunkNames: '[name]-[hash]',
      minify: true,
      format: 'esm',
      target: 'es2022',
      platform: 'browser',
      legalComments: 'none',
      logLevel: 'error',
      plugins: [bundleCms],
    }),
    buildPreview(target),
    build({ entryPoints: { page: path.resolve('src/editor/page.css') }, outdir: target, minify: true }),
    writeFile(path.join(target, 'index.html'), pageHtml(settings)),
  ]);
}

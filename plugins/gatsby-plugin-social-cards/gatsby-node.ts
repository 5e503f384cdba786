import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { BuildArgs, GatsbyNode, Node, PluginOptions, Reporter } from 'gatsby';
import pMap from 'p-map';
import { cardPainter } from './draw-card';
import type { NodeFinder, SocialCard, SocialCardsOptions } from './index';
import { nameCard } from './name-card';

type Options = PluginOptions & SocialCardsOptions;

/** The part of Gatsby's node model in use. */
interface NodeModel {
  readonly findOne: <Found extends Node>(query: { type: string; query?: object }) => Promise<Found | null>;
}

export const pluginOptionsSchema: NonNullable<GatsbyNode['pluginOptionsSchema']> = ({ Joi }) => {
  const font = Joi.object({
    family: Joi.string().required().description('The name that the files give themselves'),
    weight: Joi.number().required(),
    files: Joi.array().items(Joi.string()).min(1).required().description('TrueType files, from the project folder'),
  }).required();
  const color = Joi.string().required();
  return Joi.object({
    types: Joi.array().items(Joi.string()).required().description('The types whose nodes have a card'),
    describe: Joi.function().required().description('What the card of a node shows'),
    folder: Joi.string()
      .pattern(/^\/.+\/$/)
      .required()
      .description('The public folder of the images'),
    logo: Joi.string().required().description('The SVG of the logo, from the project folder'),
    colors: Joi.object({ background: color, title: color, label: color, brand: color }).required(),
    fonts: Joi.object({ title: font, text: font }).required(),
  });
};

/** Ends a build with the message of an error alone; Gatsby would print its stack. */
function endBuild(reporter: Reporter, error: unknown): never {
  reporter.panicOnBuild(error instanceof Error ? error.message : String(error));
  throw error;
}

/** Adds the `socialCard` field. This only names the image; it is drawn after the build. */
export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers, reporter, store }, pluginOptions) => {
  const options = pluginOptions as Options;
  const { directory } = store.getState().program;
  const socialCard = {
    type: 'String!',
    resolve: async (node: Node, _args: unknown, { nodeModel }: { nodeModel: NodeModel }): Promise<string> => {
      const find: NodeFinder = {
        first: (type) => nodeModel.findOne({ type }),
        file: (file) => nodeModel.findOne({ type: 'File', query: { filter: { absolutePath: { eq: file } } } }),
      };
      const { file } = await nameCard(node, find, directory, options).catch((error) => endBuild(reporter, error));
      return options.folder + file;
    },
  };
  createResolvers(Object.fromEntries(options.types.map((type) => [type, { socialCard }])));
};

/** Draws missing cards, and deletes those no page uses any more. */
export const onPostBuild: GatsbyNode['onPostBuild'] = (args, pluginOptions) =>
  writeCards(args, pluginOptions as Options).catch((error) => endBuild(args.reporter, error));

async function writeCards({ getNodesByType, reporter, store }: BuildArgs, options: Options): Promise<void> {
  const { directory } = store.getState().program;
  const timer = reporter.activityTimer('social cards');
  timer.start();
  const files = new Map(getNodesByType('File').map((node) => [node.absolutePath, node]));
  const find: NodeFinder = {
    first: async <Found extends Node>(type: string) => (getNodesByType(type)[0] as Found | undefined) ?? null,
    file: async (file) => files.get(file) ?? null,
  };
  const nodes = options.types.flatMap((type) => getNodesByType(type));
  const named = await Promise.all(nodes.map((node) => nameCard(node, find, directory, options)));
  const cards = new Map(named.map(({ card, file }) => [file, card]));
  const folder = path.join(directory, 'public', options.folder);
  await mkdir(folder, { recursive: true });
  const existing = await readdir(folder);
  await Promise.all(existing.filter((file) => !cards.has(file)).map((file) => rm(path.join(folder, file))));
  const missing = [...cards].filter(([file]) => !existing.includes(file));
  if (missing.length > 0) {
    const paint = await cardPainter(directory, options);
    const draw = async ([file, card]: [string, SocialCard]): Promise<void> => {
      const image = await paint(card).catch((error: Error) => {
        throw new Error(`The social card of "${card.title}" cannot be drawn from ${card.picture}: ${error.message}`);
      });
      await writeFile(path.join(folder, file), image);
    };
    await pMap(missing, draw, { concurrency: availableParallelism() });
  }
  timer.setStatus(`${missing.length} of ${cards.size} drawn`);
  timer.end();
}

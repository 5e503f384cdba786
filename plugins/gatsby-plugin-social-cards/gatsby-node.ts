import type { BuildArgs, GatsbyNode, Node, PluginOptions } from 'gatsby';
import type { NodeFinder, SocialCardsOptions } from './index';
import { DESIGN, designDigest, nameCard } from './name-card';
import { type CardCount, writeCards } from './write-cards';

type Options = PluginOptions & SocialCardsOptions;

/** The part of Gatsby's node model that is used. */
interface NodeModel {
  readonly findOne: <Found extends Node>(query: { type: string; query?: object }) => Promise<Found | null>;
}

export const pluginOptionsSchema: NonNullable<GatsbyNode['pluginOptionsSchema']> = ({ Joi }) => {
  const font = Joi.object({
    family: Joi.string().required().description('The name that the files give themselves'),
    weight: Joi.number().required(),
    files: Joi.array().items(Joi.string()).min(1).required().description('Files as `package/path`'),
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

export const sourceNodes: GatsbyNode['sourceNodes'] = ({ actions, createNodeId, store }, pluginOptions) => {
  const contentDigest = designDigest(store.getState().program.directory, pluginOptions as Options);
  actions.createNode({ id: createNodeId(DESIGN), internal: { type: DESIGN, contentDigest } });
};

/** Adds the field `socialCard`. The image is only named here; it is drawn once the build is done. */
export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers, store }, pluginOptions) => {
  const options = pluginOptions as Options;
  const { directory } = store.getState().program;
  const socialCard = {
    type: 'String!',
    resolve: async (node: Node, _args: unknown, { nodeModel }: { nodeModel: NodeModel }): Promise<string> => {
      const find: NodeFinder = {
        first: (type) => nodeModel.findOne({ type }),
        file: (file) => nodeModel.findOne({ type: 'File', query: { filter: { absolutePath: { eq: file } } } }),
      };
      return options.folder + (await nameCard(node, find, directory, options)).file;
    },
  };
  createResolvers(Object.fromEntries(options.types.map((type) => [type, { socialCard }])));
};

async function writeAllCards({ getNodesByType, store }: BuildArgs, options: Options): Promise<CardCount> {
  const { directory } = store.getState().program;
  const files = new Map(getNodesByType('File').map((node) => [node.absolutePath, node]));
  const find: NodeFinder = {
    first: async <Found extends Node>(type: string) => (getNodesByType(type)[0] as Found | undefined) ?? null,
    file: async (file) => files.get(file) ?? null,
  };
  const nodes = options.types.flatMap((type) => getNodesByType(type));
  const cards = await Promise.all(nodes.map((node) => nameCard(node, find, directory, options)));
  const { folder, logo, colors, fonts } = options;
  return writeCards(directory, folder, cards, { logo, colors, fonts });
}

let writing: Promise<CardCount> | undefined;

/** Begins to draw the cards of all nodes, in parallel with what Gatsby does from here on. */
export const onPreBuild: GatsbyNode['onPreBuild'] = (args, pluginOptions) => {
  writing = writeAllCards(args, pluginOptions as Options);
  // Until `onPostBuild` awaits it, nothing else would handle a rejection.
  writing.catch(() => undefined);
};

/** Waits for the last card. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ reporter }) => {
  const timer = reporter.activityTimer('social cards');
  timer.start();
  const { drawn = 0, total = 0 } = (await writing) ?? {};
  timer.setStatus(`${drawn} of ${total} drawn`);
  timer.end();
};

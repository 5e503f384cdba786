import { FONT_STYLES } from '../../theme/font-faces';
import { errorText } from '../../utils/error-text';
import { folderFiles } from '../folder';
import { plannedSource } from '../planned-source';
import { repositoryFiles } from '../repository-files';
import { articleData } from './article-data';
import { setStaticData } from './gatsby';
import type { Preview, PreviewRequest } from './messages';
import { PreviewedArticle } from './PreviewedArticle';
import { renderStyled } from './render-styled';
import { readSiteContent } from './site-content';

/** The faces with the addresses of the files beside this script. */
const FONTS = FONT_STYLES.replace(/url\((?!["']?\w+:)([^)]+)\)/g, (_, file) => `url(${new URL(file, location.href)})`);

async function preview(request: PreviewRequest): Promise<Preview> {
  const { project } = request;
  const files = 'root' in project ? folderFiles(project.root) : await repositoryFiles(project.host);
  const { siteSettings, interfaceText, ...site } = await readSiteContent(plannedSource(files));
  setStaticData({ siteSettings, interfaceText });
  const data = await articleData(request, files, { siteSettings, interfaceText, ...site });
  const { html, css } = renderStyled(<PreviewedArticle data={data} brand={siteSettings.brand.name} />);
  return { html, css: FONTS + css, language: siteSettings.language };
}

self.onmessage = async ({ data }: MessageEvent<PreviewRequest>) => {
  try {
    self.postMessage(await preview(data));
  } catch (error) {
    self.postMessage({ problem: errorText(error) } satisfies Preview);
  }
};

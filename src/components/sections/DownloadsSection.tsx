import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { RADIUS } from '../../theme/measures';
import { encodePath } from '../../utils/paths';
import type { SectionFields } from '../../utils/section-fields';
import { CardGrid, columnsFor } from '../ui/CardGrid';
import { IconTile } from '../ui/IconTile';
import { Image } from '../ui/Image';
import { Picture } from '../ui/Picture';
import { type Placement, Section } from '../ui/Section';
import { VisuallyHidden } from '../ui/VisuallyHidden';

type DownloadsSectionProps = SectionFields<'DownloadsSection'> & Placement;

/** Covers have any shape; the whole of each is shown. */
const Cover = styled('div')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  height: '13rem',
  padding: 20,
  backgroundColor: theme.vars.palette.tile.main,
  '& img': { width: 'auto', maxHeight: 'calc(13rem - 40px)', borderRadius: RADIUS.small },
  '@media print': { display: 'none' },
}));

/** Guides to download, each with its type, pages and size. */
export function DownloadsSection({ files, abouts, copy, ...section }: DownloadsSectionProps) {
  return (
    <Section {...section}>
      <CardGrid columns={columnsFor(files.length)}>
        {files.map(({ file, title, text, cover }, index) => (
          <Card component="li" key={file}>
            {cover && (
              <Cover>
                {cover.childImageSharp ? (
                  <Picture image={cover} alt="" sizes="240px" />
                ) : (
                  <Image src={cover.publicURL ?? ''} alt="" width={320} height={240} loading="lazy" />
                )}
              </Cover>
            )}
            <CardContent>
              {!cover && <IconTile name="document" />}
              <Typography variant="h3" component={section.title ? 'h3' : 'h2'}>
                {title}
              </Typography>
              <Typography color="textSecondary">{text}</Typography>
              <Typography sx={{ mt: 'auto' }}>
                <a href={encodePath(file)} download>
                  {copy.downloads.link}
                  <VisuallyHidden>{` ${title}`}</VisuallyHidden>
                </a>
                {` (${abouts[index]})`}
              </Typography>
            </CardContent>
          </Card>
        ))}
      </CardGrid>
    </Section>
  );
}

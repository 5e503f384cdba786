import { type PictureInfo, readPicture } from '../content/read/picture-info';

/** Loads a picture as pages do, and returns its size when shown upright. */
async function loadImage(picture: Blob): Promise<Pick<PictureInfo, 'width' | 'height'>> {
  const image = new Image();
  image.src = URL.createObjectURL(picture);
  try {
    await new Promise((loaded, failed) => {
      image.onload = loaded;
      image.onerror = failed;
    });
    return { width: image.naturalWidth, height: image.naturalHeight };
  } finally {
    URL.revokeObjectURL(image.src);
  }
}

/** Opens an unsaved picture with the browser's decoders, by the rules of the build. */
export async function pictureInBrowser(picture: Blob): Promise<PictureInfo> {
  return readPicture(new Uint8Array(await picture.arrayBuffer()), {
    // Browsers detect every other format from its content.
    open: (format) => loadImage(format === 'svg' ? new Blob([picture], { type: 'image/svg+xml' }) : picture),
    // An image element shows what is left of a damaged picture.
    decode: () => createImageBitmap(picture),
  });
}

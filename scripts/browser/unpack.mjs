// Unpacks the browser that comes in a package, with the libraries and fonts that a bare Linux lacks.
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import chromium, { inflate } from '@sparticuz/chromium';

const packages = path.resolve('scripts/browser/node_modules');
const folder = path.join(packages, '.cache');
mkdirSync(folder, { recursive: true });
// The package unpacks into the folder for temporary files.
process.env.TMPDIR = folder;
chmodSync(await chromium.executablePath(), 0o755);
await inflate(path.join(packages, '@sparticuz/chromium/bin/al2023.tar.br'));

// The package's own configuration names folders that are not here; without a font, the browser crashes as it draws a control.
const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir prefix="relative">fonts/fonts</dir></fontconfig>
`;
writeFileSync(path.join(folder, 'fonts.conf'), FONTS);

const START = `#!/bin/sh
here="$(dirname "$0")"
FONTCONFIG_FILE="$here/fonts.conf" LD_LIBRARY_PATH="$here/al2023/lib" exec "$here/chromium" "$@"
`;
writeFileSync(path.join(folder, 'start'), START, { mode: 0o755 });

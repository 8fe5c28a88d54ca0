import sharp, { type Sharp } from 'sharp';

const picture = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#a33' } }).withExif({
    IFD0: { Artist: 'GPS 53.79 -1.54' },
  });

/** Pictures with the place they were taken at in their metadata and, if wanted, something after their end; for specs. */
export const buildJpeg = async (width = 400, height = 300, after = ''): Promise<Buffer> =>
  Buffer.concat([await picture(width, height).jpeg().toBuffer(), Buffer.from(after)]);

export const buildWebp = async (width = 400, height = 300, after = ''): Promise<Buffer> =>
  Buffer.concat([await picture(width, height).webp().toBuffer(), Buffer.from(after)]);

export const dataUrlOf = (type: string, bytes: Buffer | string): string =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEVICE_WIDTHS, IMAGE_WIDTHS, imageUrl, PICTURE_RATIOS, srcSet } from '../../domain/urls/pictures/image-url.ts';
import { Problem } from '../contract/problem.ts';
import { readImageRequest } from './image-request.ts';

const SOURCE = 'scenes/pool-palms-day';

const problemOf = (source: string, query: Record<string, string>): [status: number, pointers: string[]] => {
  try {
    readImageRequest(source, query);
  } catch (error) {
    if (error instanceof Problem) return [error.status, (error.body.errors ?? []).map(({ pointer }) => pointer)];
    throw error;
  }
  throw new Error('nothing was refused');
};

describe('an image request', () => {
  it('takes the nearest larger width of the contract and the nearest ratio and quality of the shop; quality is 80 unless told [url.image] [format.image-widths]', () => {
    expect(readImageRequest(`${SOURCE}.17`, { dstw: '600', dsth: '450', type: '1' })).toEqual({ scene: 'pool-palms-day', seed: 17, width: 640, height: 480, quality: 80 });
    expect(readImageRequest(SOURCE, { dstw: '1900', dsth: '1070', quality: '1' })).toEqual({ scene: 'pool-palms-day', seed: 0, width: 1200, height: 675, quality: 75 });
    expect(readImageRequest(SOURCE, { dstw: '16' })).toEqual({ scene: 'pool-palms-day', seed: 0, width: 16, height: 12, quality: 80 });
  });

  it('is cut only in the widths of the contract, in few ratios and qualities, whatever is asked [format.image-widths]', () => {
    const sizes = [...IMAGE_WIDTHS, ...DEVICE_WIDTHS].flatMap((width) => PICTURE_RATIOS.map((ratio) => `${width}x${Math.round(width / ratio)}`));
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2000 }), fc.double({ min: 0.26, max: 3.8, noNaN: true }), fc.integer({ min: 1, max: 100 }), (width, ratio, quality) => {
        const height = Math.round(width / ratio);
        fc.pre(height >= 1 && height <= 2000 && width / height <= 4 && width / height >= 0.25);
        const cut = readImageRequest(SOURCE, { dstw: String(width), dsth: String(height), quality: String(quality) });
        expect(sizes).toContain(`${cut.width}x${cut.height}`);
        expect(cut.quality).toBe(quality > 77 ? 80 : 75);
      }),
    );
  });

  it.each(PICTURE_RATIOS)('is cut as it was asked in the ratio %f, in every width of the contract [url.image] [format.image-widths]', (ratio) => {
    const widths = [...IMAGE_WIDTHS, ...DEVICE_WIDTHS];
    const urls = [...widths.map((width) => imageUrl('', { width, height: width / ratio })), ...srcSet('', ratio, widths).split(', ').map((candidate) => candidate.split(' ')[0]!)];
    for (const url of urls) {
      const query = Object.fromEntries(new URLSearchParams(url.slice(1)));
      const { width, height, quality } = readImageRequest(SOURCE, query);
      expect({ dstw: String(width), dsth: String(height), type: '1', quality: String(quality) }).toEqual(query);
    }
  });

  it.each([
    [{}, ['/query/dstw']],
    [{ dstw: '0' }, ['/query/dstw']],
    [{ dstw: '2001' }, ['/query/dstw']],
    [{ dstw: '64.5' }, ['/query/dstw']],
    [{ dstw: '640', dsth: '-1' }, ['/query/dsth']],
    [{ dstw: '640', dsth: '100' }, ['/query/dsth']],
    [{ dstw: '640', quality: '101', type: '2' }, ['/query/quality', '/query/type']],
  ])('is refused with the wrong parameter named: %j [url.image]', (query, pointers) => {
    expect(problemOf(SOURCE, query as Record<string, string>)).toEqual([400, pointers]);
  });

  it.each(['scenes/grey-box', 'scenes/pool-palms-day.x', 'scenes/pool-palms-day.1234567890', '../secret', 'scenes/__proto__', ''])('is not found for %j [url.image]', (source) => {
    expect(problemOf(source, { dstw: '640' })).toEqual([404, []]);
  });
});

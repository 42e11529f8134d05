import type { FastifyInstance } from 'fastify';
import { createPageRenderer, type PageRenderer, type RendererOptions } from '../../../app/render/entry-server.tsx';
import { inProcessFetch } from '../in-process-fetch.ts';
import { testConfig } from '../../testing/test-app.ts';

/** What renders the pages of a shop under test, without files of a build. Left out, `report` throws and `log` is silent. */
export function testRenderer(app: FastifyInstance, options: Pick<RendererOptions, 'now'> & Partial<RendererOptions>): PageRenderer {
  const { apiUser: user, apiPassword: password } = testConfig();
  return createPageRenderer({
    fetch: (request, init) => inProcessFetch(app)(request, init),
    assetsOf: () => ({ criticalCss: () => '', styles: [], fonts: [], entry: '/entry.js', modules: [] }),
    report: (problem) => { throw problem; },
    log: () => {},
    credentials: { user, password },
    ...options,
  });
}

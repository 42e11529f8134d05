/** For tests: a search whose every answer the cube and SQL have given the same. */
import { expect } from 'vitest';
import type { Database } from '../../db/open-database.ts';
import { sqlSearch, type OfferSearch } from '../offer-search.ts';
import { sourceOf } from '../cube/load/catalogue-source.ts';
import type { Cube } from '../cube/memory/cube.ts';
import { answerQuestion, type CubeAnswer, type CubeQuestion, type QuestionKind } from '../cube/answer/cube-questions.ts';
import { searchByCube } from '../cube/thread/cube-search.ts';
import { loadCube } from '../cube/load/load-cube.ts';

type Ask = (...asked: unknown[]) => Promise<unknown>;

/** @returns of the prices as they are now */
export async function agreeingSearch(database: Database): Promise<OfferSearch> {
  const source = await sourceOf(database);
  const cube = (await source.snapshot((reader) => loadCube(reader, null))) as Cube;
  await source.close();
  const bySql = sqlSearch(database.kysely);
  const byCube = searchByCube(database, async <Kind extends QuestionKind>(question: CubeQuestion<Kind>) => answerQuestion(cube, question as CubeQuestion) as CubeAnswer<Kind>, bySql);
  const agreed = Object.entries(byCube as unknown as Record<string, Ask>).map(([name, ask]): [string, Ask] => [
    name,
    async (...asked) => {
      const answer = await (bySql as unknown as Record<string, Ask>)[name]!(...asked);
      expect(await ask(...asked)).toEqual(answer);
      return answer;
    },
  ]);
  return { ...bySql, ...Object.fromEntries(agreed) };
}

import pg from 'pg';

const { builtins } = pg.types;

/**
 * How columns arrive in JavaScript, on both engines: `bigint` as number (no value of ours passes 2⁵³),
 * `date` as its ISO text (a calendar day has no time zone), the rest as node-postgres does (`timestamptz` as Date).
 */
export const columnTypes: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    if (oid === builtins.INT8) return Number;
    if (oid === builtins.DATE) return String;
    return pg.types.getTypeParser(oid, format as 'text');
  }) as pg.CustomTypesConfig['getTypeParser'],
};

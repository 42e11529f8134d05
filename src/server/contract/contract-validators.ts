import addFormats from 'ajv-formats';
import type { ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { readContract } from './contract-documents.ts';
import type { ContractDocument, ContractOperation, OperationParameter } from './contract-documents.ts';

export type Validate = ValidateFunction;

/** Compiles the schemas of the contract: texts of a URL are read as what they stand for, a JSON body is not. */
export interface ContractValidators {
  parameters(operation: ContractOperation, place: OperationParameter['in']): Validate | null;
  body(operation: ContractOperation): Validate | null;
  /** Any schema of the contract by its place, e.g. `content#/components/schemas/CmsPage`. */
  schema(pointer: string): Validate;
}

function createContractValidators(documents: readonly ContractDocument[]): ContractValidators {
  const strict = createAjv(documents, false);
  const coercing = createAjv(documents, true);
  const known = new Map<string, Validate>();
  const once = (key: string, compile: () => Validate) => {
    const validate = known.get(key) ?? compile();
    known.set(key, validate);
    return validate;
  };
  const schema = (pointer: string) => once(pointer, () => strict.compile({ $ref: pointer }));
  return {
    schema,
    body: ({ body }) => (body === null ? null : schema(body)),
    parameters({ operationId, parameters }, place) {
      const here = parameters.filter((parameter) => parameter.in === place);
      if (here.length === 0) return null;
      const nameOf = ({ name }: OperationParameter) => (place === 'header' ? name.toLowerCase() : name);
      // Parameters that the contract does not name are let through and ignored: a preview flag goes with every request.
      return once(`${operationId} ${place}`, () => coercing.compile({
        type: 'object',
        required: here.filter(({ required }) => required).map(nameOf),
        properties: Object.fromEntries(here.map((parameter) => [
          nameOf(parameter),
          { $ref: parameter.schema, ...(parameter.default !== undefined && { default: parameter.default }) },
        ])),
      }));
    },
  };
}

let compiled: { operations: ContractOperation[]; validators: ContractValidators } | undefined;
/** Read and compiled once a process, which takes a second: tests start many servers in one. */
export function compiledContract(): { operations: ContractOperation[]; validators: ContractValidators } {
  if (compiled === undefined) {
    const { documents, operations } = readContract();
    compiled = { operations, validators: createContractValidators(documents) };
  }
  return compiled;
}

function createAjv(documents: readonly ContractDocument[], coerceTypes: boolean): Ajv2020 {
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, strictRequired: false, coerceTypes, useDefaults: coerceTypes });
  addFormats.default(ajv);
  // A document is no schema itself; everything else that is unknown is a slip of the contract.
  ajv.addVocabulary(['openapi', 'info', 'paths', 'components', 'security']);
  for (const { area, json } of documents) ajv.addSchema(json, area);
  return ajv;
}

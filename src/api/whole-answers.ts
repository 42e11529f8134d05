import { ContractError } from './api-error.ts';
import type { Api } from './create-api.ts';
import type { OperationName } from './contract-fault.ts';

type Asked = Api['GET'] | Api['POST'];

/**
 * The same calls, whose answers are looked through as deep as the contract says: a price that is none would be shown as
 * nought. What that takes comes with the first answer; where it does not come, answers are taken as they are.
 */
export function withWholeAnswers(api: Api): Api {
  const checked = <Ask extends Asked>(method: 'GET' | 'POST', ask: Ask) => (async (path: string, init: object) => {
    const [body, fault] = await Promise.all([(ask as (path: string, init: object) => Promise<unknown>)(path, init), import('./answer-fault.ts').catch(() => null)]);
    const operation = `${method} ${path}` as OperationName;
    const found = fault?.answerFault(operation, body);
    if (found !== undefined) throw new ContractError(`The answer of ${operation} ${found}`);
    return body;
  }) as Ask;
  return { ...api, GET: checked('GET', api.GET), POST: checked('POST', api.POST) };
}

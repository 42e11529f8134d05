import type { FlowSnapshot } from '../../bus/flows.ts';
import { fieldsOf } from '../../domain/urls/search-form.ts';

/** What is chosen, as hidden fields: the form says the same with and without its script. */
export function CurrentSearchFields({ search }: { search: FlowSnapshot<'globalSearch'> }) {
  return fieldsOf(search.context.searchState).map(([name, value]) => <input key={`${name}-${value}`} type="hidden" name={name} value={value} />);
}

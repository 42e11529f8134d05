import { selectSearchState } from '../../../../machines/global-search/global-search.select.ts';
import { useRunningFlow } from '../../../bus/react.tsx';
import { fieldsOf } from '../../../domain/urls/forms/search-form.ts';

/** What is chosen, as hidden fields: the form says the same with and without its script. */
export function CurrentSearchFields() {
  return fieldsOf(useRunningFlow('globalSearch', selectSearchState)).map(([name, value]) => <input key={`${name}-${value}`} type="hidden" name={name} value={value} />);
}

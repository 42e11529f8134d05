/** Messages of the pages that nobody lands on as a rule; the list of their files is not part of a landing page's first load. */
import type { CompiledMessages } from './messages.types.ts';

export const furtherFiles = import.meta.glob<CompiledMessages>(['./compiled/*/*.json', '!**/{shell,search,listing,hotel,complaint,mail,server}.json'], { import: 'default' });

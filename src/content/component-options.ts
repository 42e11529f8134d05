import type { CmsComponent } from './content.types.ts';

/** The value of a component's option, undefined when editors left it out [cms.component-fields]. */
export function optionOf({ options }: CmsComponent, key: string): string | undefined {
  return options.find((option) => option.key === key)?.value;
}

import { createElement } from 'react';
import { cx } from '@linaria/core';
import type { ComponentView } from './content.types.ts';
import * as styles from './styled-component.styles.ts';

/**
 * A component in the manner that editors chose from a safe list; a manner that is none of it says nothing [cms.component-fields].
 * @param viewOf the view of a component type
 */
export function styledComponent(viewOf: (name: string) => ComponentView | undefined): ComponentView {
  return function StyledComponent({ component, provided }) {
    const View = viewOf(component.name);
    if (View === undefined) return null;
    const manners = (component.styles ?? '').split(/\s+/).filter((name) => Object.hasOwn(styles.manners, name)) as (keyof typeof styles.manners)[];
    return <div className={cx(...manners.map((name) => styles.manners[name]))} data-styles={manners.join(' ')}>{createElement(View, { component, provided })}</div>;
  };
}

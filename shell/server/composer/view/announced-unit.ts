import { createElement } from 'react';
import type { UnitComponent } from '../../../src/composition/mounted-view.ts';
import type { UnitRef } from '../../../src/composition/unit.ts';
import type { ViewContext } from './view-context.ts';

/** A unit's component that announces its step as it is rendered: until then the shell is at work. */
export function announcedUnit(
  context: Pick<ViewContext, 'begin'>,
  ref: UnitRef,
  Component: UnitComponent,
): UnitComponent {
  return (props) => {
    context.begin('render', ref);
    return createElement(Component, props);
  };
}

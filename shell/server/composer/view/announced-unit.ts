import { createElement } from 'react';
import type { UnitComponent } from '../../../src/composition/mounted-view.ts';
import type { UnitRef } from '../../../src/composition/unit.ts';
import type { ViewContext } from './view-context.ts';

/** A unit's component that announces its step as it is rendered: before and after that the shell is at work. */
export function announcedUnit(
  context: Pick<ViewContext, 'begin'>,
  ref: UnitRef,
  Component: UnitComponent,
): UnitComponent {
  return (props) => {
    context.begin('render', ref);
    // Runs when React has rendered all that it can now, before the shell goes on with the HTML.
    queueMicrotask(() => context.begin('render', null));
    return createElement(Component, props);
  };
}

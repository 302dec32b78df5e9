import { createElement, type ComponentType, type FunctionComponent } from 'react';
import type { UnitRef } from '../../../src/composition/unit.ts';
import type { ViewContext } from './view-context.ts';

/** A component of a unit that announces its phase while it is rendered: before and after that the shell is running. */
export function announcedUnit<Props extends object>(
  context: Pick<ViewContext, 'begin'>,
  ref: UnitRef,
  Component: ComponentType<Props>,
): FunctionComponent<Props> {
  return (props) => {
    context.begin('render', ref);
    // Runs when React has rendered all that it can now, before the shell continues with the HTML.
    queueMicrotask(() => context.begin('render', null));
    return createElement(Component, props);
  };
}

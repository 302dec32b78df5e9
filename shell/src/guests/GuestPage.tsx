import { ROOM_ATTRIBUTE, type GuestContainer, type GuestData } from '@meadowlark/shared/contract/guest.ts';
import type { UnitComponent } from '../composition/mounted-view.ts';
import {
  createElement,
  Fragment,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';

/** What a guest exposes: a component for the shell's React, or a function that renders into an element. */
export interface GuestModule {
  default?: ComponentType;
  /** May return a function that removes it. */
  mount?: (element: HTMLElement) => (() => void) | void;
}

type Styles = GuestContainer['pages'][string]['styles'];

/** The page of a guest, with the same structure as on the server: `shell/commands/guests/guest-code.ts`. */
export function guestPage(
  { default: Component, mount }: GuestModule,
  { styles, expose }: GuestContainer['pages'][string],
): UnitComponent {
  if (!Component && !mount)
    throw new Error(`"${expose}" exports neither a component as its default nor a function "mount".`);
  return function GuestPage({ data: given }) {
    const data = given as GuestData;
    return (
      <>
        <StyleSheets styles={styles} />
        {mount ? (
          <MountedRoom mount={mount} data={data} />
        ) : data.html === null ? (
          Component && <Component />
        ) : (
          <Room html={data.html}>{Component && <Component />}</Room>
        )}
      </>
    );
  };
}

/** Also in the page without scripts, and before the content that they style. */
function StyleSheets({ styles }: { styles: Styles }) {
  return createElement(
    Fragment,
    null,
    ...styles.map((style) =>
      createElement('link', { rel: 'stylesheet', crossOrigin: 'anonymous', ...style }),
    ),
  );
}

/** Shows the server's HTML until hydrated, so that both sides render the same, then the component. */
function Room({ html, children }: { html: string; children: ReactNode }) {
  const [isOpen, open] = useState(false);
  useLayoutEffect(() => open(true), []);
  return isOpen ? (
    <div {...{ [ROOM_ATTRIBUTE]: 'open' }}>{children}</div>
  ) : (
    <div
      {...{ [ROOM_ATTRIBUTE]: 'pending' }}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

/** Gives the element to the guest, with the server's HTML in it if that is more than a placeholder. */
function MountedRoom({ mount, data }: { mount: NonNullable<GuestModule['mount']>; data: GuestData }) {
  const room = useRef<HTMLDivElement>(null);
  // For a new object, React would write the HTML again.
  const [html] = useState(() => ({ __html: data.html ?? '' }));
  useLayoutEffect(() => {
    const element = room.current;
    if (!element) return;
    if (data.isPending) element.replaceChildren();
    const unmount = mount(element);
    element.setAttribute(ROOM_ATTRIBUTE, 'open');
    return () => unmount?.();
  }, [mount, data]);
  return (
    <div
      ref={room}
      {...{ [ROOM_ATTRIBUTE]: data.isPending ? 'pending' : 'open' }}
      suppressHydrationWarning
      dangerouslySetInnerHTML={html}
    />
  );
}

import { nextState, STOPPED, type PlayerEvent, type PlayerState } from './player-state.ts';

function after(...events: PlayerEvent[]): PlayerState {
  return events.reduce(nextState, STOPPED);
}

const volume = (value: number): PlayerEvent => ({ type: 'volume', volume: value });

describe('playing', () => {
  it('begins stopped, at 0.9, with sound', () => {
    expect(STOPPED).toEqual({ phase: 'stopped', volume: 0.9, muted: false, problem: null });
  });

  it('starts, sounds and stops', () => {
    expect(after({ type: 'play' }).phase).toBe('starting');
    expect(after({ type: 'play' }, { type: 'sounding' }).phase).toBe('playing');
    expect(after({ type: 'play' }, { type: 'sounding' }, { type: 'stop' }).phase).toBe('stopped');
  });

  it('does not sound when the start was called off', () => {
    expect(after({ type: 'play' }, { type: 'stop' }, { type: 'sounding' }).phase).toBe('stopped');
  });
});

describe('failures', () => {
  it('says when it cannot start', () => {
    expect(after({ type: 'play' }, { type: 'cannot-start' })).toMatchObject({
      phase: 'stopped',
      problem: 'Unable to start playback. Please try again.',
    });
  });

  it.each<PlayerEvent[][]>([[[{ type: 'play' }]], [[{ type: 'play' }, { type: 'sounding' }]]])(
    'says when the stream breaks after %j',
    (events) => {
      expect(after(...events, { type: 'stream-broke' })).toMatchObject({
        phase: 'stopped',
        problem: 'Stream temporarily unavailable.',
      });
    },
  );

  it('keeps the first of two reasons', () => {
    expect(after({ type: 'play' }, { type: 'stream-broke' }, { type: 'cannot-start' }).problem).toBe(
      'Stream temporarily unavailable.',
    );
  });

  it('is silent about a stop that was asked for', () => {
    expect(after({ type: 'play' }, { type: 'stop' }, { type: 'stream-broke' }).problem).toBeNull();
    expect(after({ type: 'play' }, { type: 'stop' }, { type: 'cannot-start' }).problem).toBeNull();
  });

  it('forgets a failure with the next attempt', () => {
    expect(after({ type: 'play' }, { type: 'cannot-start' }, { type: 'play' }).problem).toBeNull();
  });
});

describe('volume', () => {
  it('unmutes when moved above 0, and only then', () => {
    expect(after({ type: 'mute-or-unmute' }, volume(0.01))).toMatchObject({ muted: false, volume: 0.01 });
    expect(after({ type: 'mute-or-unmute' }, volume(0))).toMatchObject({ muted: true, volume: 0 });
  });

  it('does not mute by itself', () => {
    expect(after(volume(0)).muted).toBe(false);
    expect(after(volume(0.3)).muted).toBe(false);
  });

  it('stays between 0 and 1', () => {
    expect(after(volume(7)).volume).toBe(1);
    expect(after(volume(-7)).volume).toBe(0);
  });

  it('outlasts muting, playing and stopping', () => {
    expect(
      after(
        volume(0.4),
        { type: 'mute-or-unmute' },
        { type: 'play' },
        { type: 'stop' },
        { type: 'mute-or-unmute' },
      ),
    ).toMatchObject({ volume: 0.4, muted: false });
  });
});

import type { PlayerState, RadioProgram } from '../contract/player.ts';
import { nextState, INITIAL_STATE, type PlayerEvent } from './player-state.ts';

const program: RadioProgram = { src: '/stream', title: 'Live', subtitle: 'now', href: '/live' };
const play: PlayerEvent = { type: 'play', program };

function after(...events: PlayerEvent[]): PlayerState {
  return events.reduce(nextState, INITIAL_STATE);
}

const volume = (value: number): PlayerEvent => ({ type: 'volume', volume: value });

describe('playing', () => {
  it('begins stopped, at 0.9, with sound', () => {
    expect(INITIAL_STATE).toEqual({
      phase: 'stopped',
      program: null,
      volume: 0.9,
      muted: false,
      problem: null,
    });
  });

  it('starts, sounds and stops', () => {
    expect(after(play).phase).toBe('starting');
    expect(after(play, { type: 'playing' }).phase).toBe('playing');
    expect(after(play, { type: 'playing' }, { type: 'stop' }).phase).toBe('stopped');
  });

  it('does not sound when the start was called off', () => {
    expect(after(play, { type: 'stop' }, { type: 'playing' }).phase).toBe('stopped');
  });
});

describe('failures', () => {
  it('says when it cannot start', () => {
    expect(after(play, { type: 'cannot-start' })).toMatchObject({
      phase: 'stopped',
      problem: 'Unable to start playback. Please try again.',
    });
  });

  it('says when the stream breaks, and stops if it never played', () => {
    expect(after(play, { type: 'stream-broke' })).toMatchObject({
      phase: 'stopped',
      problem: 'Stream temporarily unavailable.',
    });
  });

  it('keeps retrying a stream that had played, and says so until it plays again', () => {
    const broken = after(play, { type: 'playing' }, { type: 'stream-broke' });
    expect(broken).toMatchObject({ phase: 'reconnecting', problem: 'Stream temporarily unavailable.' });
    expect(nextState(broken, { type: 'playing' })).toMatchObject({ phase: 'playing', problem: null });
    expect(nextState(broken, { type: 'gave-up' })).toMatchObject({
      phase: 'stopped',
      problem: 'Stream temporarily unavailable.',
    });
    expect(nextState(broken, { type: 'stop' })).toMatchObject({ phase: 'stopped', problem: null });
  });

  it('keeps the program, so that it can be played again', () => {
    expect(after(play, { type: 'cannot-start' }).program).toBe(program);
    expect(after(play, { type: 'stop' }).program).toBe(program);
  });

  it('keeps the first of two reasons', () => {
    expect(after(play, { type: 'stream-broke' }, { type: 'cannot-start' }).problem).toBe(
      'Stream temporarily unavailable.',
    );
  });

  it('shows no message after a stop that was requested', () => {
    expect(after(play, { type: 'stop' }, { type: 'stream-broke' }).problem).toBeNull();
    expect(after(play, { type: 'stop' }, { type: 'cannot-start' }).problem).toBeNull();
  });

  it('forgets a failure with the next attempt', () => {
    expect(after(play, { type: 'cannot-start' }, play).problem).toBeNull();
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
      after(volume(0.4), { type: 'mute-or-unmute' }, play, { type: 'stop' }, { type: 'mute-or-unmute' }),
    ).toMatchObject({ volume: 0.4, muted: false });
  });
});

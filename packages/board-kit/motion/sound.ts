// Short synthesized sounds, so there are no files to load. Silent until the player turns sound on.

import type { Told } from '@tableworks/kernel'
import { useEffect, useRef } from 'react'
import type { Sound } from '../game-ui.ts'
import { useKit } from '../settings.tsx'

/** One sound: a decaying tone, or a burst of filtered noise. */
interface Stroke {
  readonly at: number
  readonly hz: number
  readonly long: number
  readonly loud: number
  readonly wave: OscillatorType | 'noise'
}

const stroke = (at: number, hz: number, long: number, loud: number, wave: Stroke['wave']): Stroke => ({
  at,
  hz,
  long,
  loud,
  wave,
})

const SOUNDS: Readonly<Record<Sound, readonly Stroke[]>> = {
  dice: [0, 0.07, 0.13, 0.22, 0.3].map((at, i) => stroke(at, 2400 - i * 200, 0.035, 0.5 - i * 0.06, 'noise')),
  coin: [stroke(0, 2090, 0.25, 0.14, 'triangle'), stroke(0.06, 3135, 0.35, 0.1, 'sine')],
  card: [stroke(0, 5200, 0.09, 0.16, 'noise')],
  wood: [stroke(0, 190, 0.09, 0.5, 'triangle'), stroke(0, 900, 0.03, 0.3, 'noise')],
  stamp: [stroke(0, 85, 0.16, 0.6, 'sine'), stroke(0, 420, 0.05, 0.4, 'noise')],
  train: [0, 0.16, 0.4, 0.56].map(at => stroke(at, 700, 0.11, 0.28, 'noise')),
  bell: [stroke(0, 880, 0.9, 0.16, 'sine'), stroke(0, 2217, 0.6, 0.06, 'sine'), stroke(0, 2960, 0.35, 0.04, 'sine')],
}

let context: AudioContext | null = null

export function playSound(sound: Sound): void {
  context ??= new AudioContext()
  for (const one of SOUNDS[sound]) strike(context, one)
}

function strike(audio: AudioContext, { at, hz, long, loud, wave }: Stroke): void {
  const start = audio.currentTime + at
  const volume = audio.createGain()
  volume.gain.setValueAtTime(loud, start)
  volume.gain.exponentialRampToValueAtTime(0.0001, start + long)
  volume.connect(audio.destination)
  const source = wave === 'noise' ? breath(audio, hz, long, volume) : tone(audio, hz, wave, volume)
  source.start(start)
  source.stop(start + long)
}

function tone(audio: AudioContext, hz: number, wave: OscillatorType, to: AudioNode): OscillatorNode {
  const oscillator = audio.createOscillator()
  oscillator.type = wave
  oscillator.frequency.value = hz
  oscillator.connect(to)
  return oscillator
}

function breath(audio: AudioContext, hz: number, long: number, to: AudioNode): AudioBufferSourceNode {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * long), audio.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  const filter = audio.createBiquadFilter()
  filter.type = 'bandpass'
  filter.frequency.value = hz
  const source = audio.createBufferSource()
  source.buffer = buffer
  source.connect(filter).connect(to)
  return source
}

/** Plays one sound for each kind of new fact, if `sounds` has one. */
export function useSounds(told: readonly Told[], sounds: Readonly<Partial<Record<string, Sound>>> | undefined): void {
  const { sound } = useKit()
  const heard = useRef(told)
  useEffect(() => {
    if (heard.current === told) return
    heard.current = told
    if (!sound || sounds === undefined) return
    const wanted = told.map(({ fact }) => sounds[fact.kind]).filter(one => one !== undefined)
    for (const one of new Set(wanted)) playSound(one)
  }, [told, sound, sounds])
}

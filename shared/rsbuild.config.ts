import { defineSheet } from '../rsbuild.shared.ts';

export default defineSheet();

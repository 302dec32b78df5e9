import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { parseJson } from '../../lib/parse-json.ts';

const FILE = 'mf-manifest.json';

const assets = z.object({ sync: z.array(z.string()), async: z.array(z.string()) });

/** The part of `mf-manifest.json`, as the Module Federation build plugins write it, that goes into a release. */
const manifestSchema = z.object({
  name: z.string().regex(/^[A-Za-z_]\w*$/),
  metaData: z.object({
    globalName: z.string().regex(/^[A-Za-z_]\w*$/),
    publicPath: z.string().optional(),
    remoteEntry: z.object({ name: z.string(), path: z.string(), type: z.string() }),
  }),
  shared: z.array(
    z.object({ name: z.string(), requiredVersion: z.union([z.string(), z.boolean()]).optional() }),
  ),
  exposes: z.array(z.object({ path: z.string(), assets: z.object({ js: assets, css: assets }) })),
});

export type GuestManifest = z.infer<typeof manifestSchema>;

/** Whether a folder has a container of another build tool and no release of this site. */
export function isGuestBuild(folder: string): boolean {
  return !existsSync(path.join(folder, 'release.json')) && existsSync(path.join(folder, FILE));
}

/** Rejects if the manifest is invalid, or the build works at one URL only. */
export async function readGuestManifest(folder: string): Promise<GuestManifest> {
  const text = await readFile(path.join(folder, FILE), 'utf8');
  const { success, data, error } = manifestSchema.safeParse(parseJson(text));
  if (!success) {
    throw new Error(
      `${FILE} in ${folder} is not a guest's manifest: ${z.prettifyError(error)}\nBuild it with "manifest: true" and one of the Module Federation plugins.`,
    );
  }
  const { publicPath } = data.metaData;
  if (publicPath === undefined || !['auto', '', './'].includes(publicPath)) {
    throw new Error(
      `The build in ${folder} works only at ${publicPath ?? 'one URL'}. A release is served below its version: build with the public path "auto" (Rsbuild: output.assetPrefix; Vite: base "./").`,
    );
  }
  return data;
}

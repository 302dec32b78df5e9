// node --import ./plant.mjs --import tsx …: changes one source file when it is loaded, as PLANTED (JSON of a PlantedFault)
// says.
import { register } from 'node:module';

register('./planted-source.mjs', import.meta.url, { data: JSON.parse(process.env.PLANTED ?? '') });

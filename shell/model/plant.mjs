// node --import ./plant.mjs --import tsx …: changes one source as it is read, as PLANTED (JSON of a PlantedFault) says.
import { register } from 'node:module';

register('./planted-source.mjs', import.meta.url, { data: JSON.parse(process.env.PLANTED ?? '') });

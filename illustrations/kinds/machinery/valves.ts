// Valves and their actuators.
import type { Chance } from '../../chance.ts'
import type { Pen } from '../../pen.ts'

export function valve(g: Pen, r: Chance) {
  r.pick([gateValve, ballValve, butterflyValve])(g)
}

export function gateValve(g: Pen) {
  flangedBody(g)
  g.path('M168 130l8-44h48l8 44z', 'p3')
    .rect(158, 122, 84, 12, 'p4', 2)
    .rect(194, 36, 12, 56, 'm2', 2)
    .rect(180, 78, 40, 12, 'm3', 2)
    .rect(138, 48, 124, 12, 'm4', 6)
    .rect(186, 42, 28, 24, 'm3', 4)
}

export function ballValve(g: Pen) {
  flangedBody(g)
  g.rect(178, 98, 44, 34, 'p4', 3)
    .rect(188, 78, 24, 22, 'm3', 2)
    .path('M186 66h128a9 9 0 0 1 0 18H186z', 'p2')
    .circle(196, 75, 12, 'm4')
}

export function butterflyValve(g: Pen) {
  g.floor(200, 240)
    .circle(200, 170, 76, 'p4')
    .circle(200, 170, 68, 'p3')
    .circle(200, 170, 50, 'm2')
    .circle(200, 170, 44, 'm1')
    .rect(195, 126, 10, 88, 'm3', 3)
    .bolts(200, 170, 60, 8, 'm4', 4.5)
  g.rect(186, 66, 28, 36, 'p3', 3)
    .rect(170, 52, 60, 16, 'm3', 3)
    .path('M196 40h118a8 8 0 0 1 0 16H196z', 'm4')
    .circle(204, 48, 13, 'p4')
}

export function solenoidValve(g: Pen) {
  g.floor(200, 230)
    .rect(96, 178, 208, 62, 'm3', 6)
    .rect(80, 186, 24, 46, 'm2', 4)
    .rect(296, 186, 24, 46, 'm2', 4)
    .rect(112, 178, 176, 12, 'm2', 2)
    .path('M112 214h20v-8l20 14-20 14v-8h-20z', 'm1')
  g.rect(176, 146, 48, 34, 'm2', 3)
    .rect(150, 66, 100, 88, 'p3', 8)
    .rect(150, 66, 100, 22, 'p4', 8)
    .rect(162, 98, 58, 30, 'p1', 2)
    .rect(186, 48, 28, 20, 'm3', 3)
    .rect(248, 88, 52, 44, 'k', 5)
    .stroke('M300 110h40', 'm4', 12, 'butt')
    .circle(272, 110, 5, 'y')
}

export function checkValve(g: Pen) {
  flangedBody(g)
  g.path('M156 136q0-56 44-56t44 56z', 'p3')
    .path('M156 136q0-56 44-56v56z', 'p2')
    .rect(146, 128, 108, 12, 'p4', 2)
    .rect(186, 66, 28, 18, 'm3', 3)
    .path('M160 170h48v-12l28 18-28 18v-12h-48z', 'p1')
}

export function actuator(g: Pen, r: Chance) {
  const lamp = r.yes() ? 'y' : 'p1'
  g.floor(200, 220)
    .rect(140, 200, 120, 40, 'm3', 4)
    .rect(118, 190, 26, 56, 'm2', 3)
    .rect(256, 190, 26, 56, 'm2', 3)
    .rect(180, 168, 40, 36, 'm4', 2)
    .rect(162, 158, 76, 14, 'm2', 2)
  g.rect(116, 76, 168, 84, 'p3', 14)
    .rect(116, 112, 168, 12, 'p4', 0)
    .rect(102, 90, 18, 56, 'p4', 6)
    .rect(280, 90, 18, 56, 'p4', 6)
    .circle(200, 66, 30, 'm2')
    .circle(200, 66, 22, lamp)
    .rect(194, 46, 12, 40, 'm4', 3)
    .rect(132, 130, 46, 22, 'p1', 2)
    .rect(224, 130, 20, 22, 'm4', 10)
    .rect(250, 130, 20, 22, 'm4', 10)
}

function flangedBody(g: Pen) {
  g.floor(200, 240)
  g.path('M118 140h40q42-22 84 0h40v72h-40q-42 24-84 0h-40z', 'p3')
    .path('M158 140q42-22 84 0v20q-42-14-84 0z', 'p2')
    .rect(94, 122, 26, 108, 'm3', 3)
    .rect(280, 122, 26, 108, 'm3', 3)
    .rect(120, 130, 8, 92, 'm2', 2)
    .rect(272, 130, 8, 92, 'm2', 2)
  for (const y of [136, 160, 192, 214]) g.rect(88, y - 4, 36, 8, 'm4', 2).rect(276, y - 4, 36, 8, 'm4', 2)
}

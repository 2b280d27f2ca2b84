// Games between three hard bots, from which challenges take their positions: `npm run tw -- play age-of-industry --seats 3 --seed SEED
// --players hard`, with `--variant map=minnesota` for the last one. Only what the challenges need is kept.

import type { PlayedGame } from '@tableworks/lessons'

export const JAPAN_A: PlayedGame = {
  seats: ['Ann', 'Ben', 'Cat'],
  seed: 'chal a',
  choices: `
    take cards; take port from 5; take cotton from 6; take cards; take factory from 2
    take cards; take coal from 3; take coal from 4; take cards; take brown from 1
    take cards; take cards
    develop; discard iron; remove factory; remove factory; develop; discard iron; remove iron; remove factory
    develop; discard iron; remove factory; remove factory; develop; discard factory; remove iron; remove factory
    develop; discard iron; remove factory; remove factory; take cards; take purple from 6
    take cards; take port from 2; take cotton from 3; develop; discard factory; remove factory; remove factory
    take cards; take blue from 5; take factory from 1; develop; discard factory; remove factory; remove factory
    develop; discard port; remove cotton; remove factory; take cards; take yellow from 4
    take cards; take green from 3; build; play blue; coal at yubari/2
    develop; discard ship; remove factory; remove iron; take cards; take red from 1; take red from 6
    build; play brown; coal at omuta/1; build; play brown; coal at chikuho/1
    build; play blue; coal at yubari/1; build; play brown; coal at chikuho/2
    build; play green; coal at iwaki/1; build; play brown; port at shimonoseki/1
    build; play purple; port at matsuyama/1; build; play purple; ship at s-hiroshima-matsuyama
    build; play yellow; port at nagoya/1; rail; lay nagoya-kyoto; stop
    build double; discard cotton; discard cotton; factory at nagoya/2
    rail; lay takamatsu-matsuyama; repay; build; play yellow; cotton at nagoya/3; sell; sell nagoya/3 to kyoto/m2; build
    play green; port at aomori/1
    rail; lay shizuoka-nagoya; stop; take cards; take factory from 5; take ship from 6
    build; play purple; port at kobe/1; take cards; draw; take green from 1
    build; play green; port at sendai/1; take cards; draw; draw
    take cards; draw; draw; take cards; draw; draw
    take cards; draw; build; buy green from 1; cotton at sendai/2
    rail; lay sendai-iwaki; lay morioka-sendai; build; play green; coal at iwaki/1
    build double; discard cotton; buy cotton from 2; iron at kobe/2
    sell; sell sendai/2 to sendai/1; repay; build; play coal; coal at chikuho/2; build; buy green from 6
    ship at s-muroran-sendai; rail; lay sendai-maebashi; lay nagano-nagoya
    build; buy purple from 2; ship at s-kobe-takamatsu; build; play ship; ship at s-hakodate-aomori
    rail; lay osaka-kobe; lay aomori-morioka; build; play purple; cotton at osaka/1; sell; sell osaka/1 to kobe/1; build
    play red; cotton at maebashi/2
    build; play red; cotton at maebashi/1; sell; sell maebashi/1 to aomori/1
    build double; buy cotton from 3; discard coal; ship at s-shimonoseki-yawata
    build; play blue; port at hakodate/1; rail; lay maebashi-nagano; stop
    build double; buy port from 2; discard yellow; cotton at hakodate/2
    build; play yellow; port at niigata/1; repay; build; buy brown from 6; port at shimonoseki/2`,
}

export const JAPAN_B: PlayedGame = {
  seats: ['Ann', 'Ben', 'Cat'],
  seed: 'chal b',
  choices: `
    take cards; take port from 4; take brown from 6; take cards; take blue from 1
    take cards; take purple from 5; draw; take cards; take factory from 2
    take cards; take red from 3; take cards
    develop; discard iron; remove factory; remove factory; take cards; take iron from 6
    develop; discard factory; remove factory; remove factory; develop; discard factory; remove coal; remove factory
    develop; discard iron; remove factory; remove factory; develop; discard iron; remove ship; remove factory
    develop; discard iron; remove coal; remove factory; take cards; take ship from 4
    take cards; take port from 2; take green from 1; build; play blue; coal at yubari/1
    take cards; take ship from 5; take ship from 3; develop; discard ship; remove factory; remove factory
    develop; discard ship; remove factory; remove factory; take cards; take yellow from 3
    develop; discard ship; remove ship; remove factory; take cards; take blue from 1; draw
    build; play green; coal at iwaki/1; build; play purple; port at kobe/1
    build double; buy ship from 2; discard port; ship at s-kobe-takamatsu
    develop; discard blue; remove port; remove ship; take cards; draw
    rail; lay kobe-okayama; stop; build; play purple; cotton at okayama/1
    develop; discard blue; remove iron; remove port; take cards; take red from 1
    sell; sell okayama/1 to kobe/1; repay; build; buy brown from 3; coal at chikuho/2
    repay; build; play blue; coal at yubari/2; build; play brown; coal at omuta/1
    develop; discard coal; remove port; remove port; take cards; take red from 3
    take cards; take red from 6; take green from 2; develop; discard cotton; remove factory; remove coal
    build; play purple; port at hiroshima/1; build; buy purple from 1; ship at s-hiroshima-matsuyama
    build; play purple; cotton at hiroshima/2; rail; lay okayama-hiroshima; stop
    take cards; take green from 5; take yellow from 3; develop; discard coal; remove ship; remove ship
    repay; build; play port; port at matsuyama/1; build; buy blue from 1; port at hakodate/1
    build; play blue; ship at s-hakodate-aomori; build; buy factory from 4; factory at hakodate/2
    build; play brown; coal at chikuho/1; sell; sell hiroshima/2 to hiroshima/1
    rail; lay muroran-hakodate; lay yubari-muroran; coal from yubari/1; build; play port; port at muroran/1
    coal from yubari/1
    build double; buy cotton from 1; buy cotton from 2; ship at s-muroran-sendai
    build double; discard cotton; buy cotton from 4; coal at yubari/1
    build double; discard green; discard green; iron at muroran/2; coal from yubari/2; build; play coal; coal at yubari/2
    sell; sell hakodate/2 to hakodate/1
    build; buy factory from 6; factory at okayama/1; sell; sell okayama/1 to matsuyama/1
    build double; buy port from 1; discard brown; iron at kobe/2
    rail; lay sapporo-yubari; lay otaru-hakodate; coal from yubari/2; build; play red; port at yokohama/1
    build double; buy ship from 5; discard green; factory at sapporo/1
    build; buy red from 3; cotton at yokohama/3; repay; repay; sell; sell yokohama/3 to yokohama/1; build double
    buy yellow from 1; buy brown from 2; port at otaru/1; coal from yubari/2
    build; play yellow; port at nagoya/1; build; play yellow; port at niigata/1
    rail; lay otaru-sapporo; stop; sell; sell sapporo/1 to muroran/1; build double; buy factory from 3; discard yellow
    iron at kobe/2
    build; play green; port at aomori/1; build; buy red from 1; port at yokohama/1`,
}

export const JAPAN_C: PlayedGame = {
  seats: ['Ann', 'Ben', 'Cat'],
  seed: 'chal c',
  choices: `
    take cards; take cotton from 1; take coal from 4; take cards; take purple from 6
    take cards; draw; take red from 3; take cards; draw
    take cards; take red from 5; draw; take cards; take brown from 2
    develop; discard iron; remove factory; remove factory; take cards; take cotton from 3
    develop; discard ship; remove factory; remove factory; develop; discard ship; remove cotton; remove factory
    develop; discard factory; remove factory; remove factory; take cards; take brown from 2
    build; play brown; coal at chikuho/1; build; buy blue from 1; coal at yubari/2
    take cards; take red from 4; draw; build; play yellow; port at nagoya/1
    build; play yellow; cotton at nagoya/2; rail; lay nagoya-kyoto; stop
    build; play yellow; cotton at nagoya/3; sell; sell nagoya/3 to kyoto/m1
    rail; lay nagano-nagoya; stop; take cards; take ship from 4
    build; play brown; coal at chikuho/2; sell; sell nagoya/2 to nagoya/1; build; play blue; coal at yubari/1; build
    play brown; coal at omuta/1
    repay; take cards; take green from 5; draw; develop; discard cotton; remove port; remove factory
    rail; lay shizuoka-nagoya; stop; develop; buy port from 1; remove factory; remove factory
    take cards; take brown from 5; develop; discard cotton; remove factory; remove factory
    build; play green; coal at iwaki/1; build; play blue; port at muroran/1
    build double; buy cotton from 2; buy coal from 4; iron at muroran/2
    rail; lay yubari-muroran; coal from yubari/2; lay muroran-hakodate; coal from yubari/2; build; play coal
    coal at yubari/2
    rail; lay sapporo-yubari; lay otaru-sapporo; build; play port; port at otaru/1
    repay; build; play ship; ship at s-yokohama-nagoya; rail; lay nagoya-osaka; stop
    build; play purple; factory at osaka/2; sell; sell osaka/2 to nagano/m1
    build; play red; cotton at yokohama/3; build; play purple; port at osaka/4
    build; buy purple from 3; cotton at osaka/3; sell; sell osaka/3 to s-yokohama-nagoya/m; build double; buy cotton from 4
    buy factory from 5; cotton at sapporo/1
    build double; discard red; discard yellow; ship at s-otaru-niigata
    build double; buy ship from 3; discard green; ship at s-muroran-sendai
    build double; buy factory from 6; discard red; coal at yubari/1
    take cards; draw; draw; build; play blue; ship at s-otaru-niigata
    build double; discard red; discard cotton; ship at s-osaka-kagoshima
    build double; discard red; buy brown from 1; cotton at osaka/1
    build double; buy port from 3; buy green from 4; factory at nagoya/3
    build; play yellow; ship at s-yokohama-nagoya; build; play purple; port at hiroshima/1
    sell; sell sapporo/1 to otaru/1; sell osaka/1 to s-osaka-kagoshima/m; build; buy blue from 3; cotton at hakodate/2
    build double; buy green from 2; buy port from 4; ship at s-hiroshima-matsuyama
    build; play green; port at aomori/1; repay; repay; rail; lay okayama-hiroshima; stop; build; play purple
    factory at okayama/1; sell; sell okayama/1 to hiroshima/1
    sell; sell hakodate/2 to muroran/1; build; buy brown from 1; port at shimonoseki/2
    build; play brown; ship at s-shimonoseki-yawata; build; play coal; coal at chikuho/1
    build; buy yellow from 1; port at niigata/1; rail; lay hiroshima-shimonoseki; stop
    build double; buy red from 3; buy green from 2; factory at niigata/2
    build; play coal; coal at yubari/2; repay; repay; repay; build; buy blue from 4; port at hakodate/1
    repay; take cards; take factory from 1; take ship from 3; take cards; take port from 2; take factory from 4`,
}

export const MINNESOTA: PlayedGame = {
  seats: ['Ann', 'Ben', 'Cat'],
  seed: 'chal a',
  variants: { map: 'minnesota' },
  choices: `
    take cards; draw; draw; take cards; take factory from 2
    take cards; take green from 2; take brown from 1; take cards; take port from 1
    take cards; take port from 1; draw; take cards; take green from 2
    develop; discard coal; remove factory; remove factory; take cards; take purple from 1
    develop; discard iron; remove factory; remove factory; take cards; take purple from 1
    develop; discard coal; remove factory; remove factory; take cards; take brown from 1
    develop; discard coal; remove ship; remove factory; take cards; take blue from 2
    develop; discard iron; remove ship; remove factory; take cards; draw
    develop; discard iron; remove ship; remove factory; take cards; take factory from 1
    develop; discard iron; remove factory; remove factory; take cards; draw
    develop; discard port; remove factory; remove factory; take cards; take cotton from 1
    develop; discard factory; remove factory; remove factory; take cards; take green from 2
    develop; discard factory; remove factory; remove ship; take cards; take blue from 1
    develop; discard blue; remove factory; remove ship; take cards; take iron from 2
    develop; discard factory; remove ship; remove factory; take cards; take red from 2
    develop; discard factory; remove port; remove port; take cards; draw
    develop; discard iron; remove ship; remove iron; take cards; take brown from 1
    develop; discard ship; remove iron; remove ship; take cards; draw
    develop; discard brown; remove cotton; remove ship; take cards; take ship from 2
    develop; discard brown; remove iron; remove port; take cards; draw
    develop; discard port; remove iron; remove coal; take cards; take red from 2
    develop; discard ship; remove port; remove port; take cards; take ship from 2
    develop; discard brown; remove port; remove coal; take cards; take ship from 2
    develop; discard brown; remove coal; remove coal; take cards; take cotton from 2
    develop; discard ship; remove coal; remove coal; take cards; take ship from 1
    build; play red; port at redwing/1; build; play purple; port at stillwater/1
    build; play yellow; coal at braidwood/1; build; play red; iron at redwing/2
    build; play yellow; coal at wilmington/1; sell; sell cube from wilmington/1
    take cards; take yellow from 1; take coal from 2; build; play yellow; coal at wilmington/2
    take cards; draw; take yellow from 1; develop; discard cotton; remove cotton; remove coal; build; play yellow
    coal at coalcity/2; build; play yellow; coal at braidwood/2
    build double; discard cotton; discard ship; coal at coalcity/1
    build; play purple; port at stpaul/1; sell; sell cube from redwing/2
    build; play purple; cotton at stanthony/3; sell; sell stanthony/3 to stpaul/1`,
}

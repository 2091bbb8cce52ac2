/* A bot in C that searches through the line protocol (docs/protocol.md), with no library beside
 * the standard one.
 *
 *   cc -O2 -o search_bot examples/search_bot.c
 *   ludotheque play spyrium --seats "human,cmd:./search_bot"
 *
 * For each decision it samples positions that agree with what its seat knows, tries every action in
 * each of them, lets its own next decision follow the best points, and plays what did best.
 */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>

#define SAMPLES 2
#define MOST_ACTIONS 1024

static char *line;
static size_t room;
static int seat, players;
static long seed;

/* Reads the next line; at the end of the conversation the program ends. */
static char *hear(void) {
    if (getline(&line, &room, stdin) <= 0)
        exit(0);
    return line;
}

/* Where the value of a name begins, in an object that is not nested deeper before it. */
static const char *value_of(const char *json, const char *name) {
    char wanted[64];
    snprintf(wanted, sizeof wanted, "\"%s\":", name);
    const char *found = strstr(json, wanted);
    return found ? found + strlen(wanted) : NULL;
}

static int is_type(const char *json, const char *type) {
    const char *found = value_of(json, "type");
    size_t length = strlen(type);
    return found && found[0] == '"' && !strncmp(found + 1, type, length) && found[length + 1] == '"';
}

static long number_of(const char *json, const char *name) {
    const char *found = value_of(json, name);
    return found ? strtol(found, NULL, 10) : 0;
}

/* The texts of a list, each cut out of the line; actions have no quotes and no escapes in them. */
static int texts_of(char *json, const char *name, char **texts) {
    char *at = (char *)value_of(json, name);
    int count = 0;
    if (!at)
        return 0;
    while (*at && *at != ']' && count < MOST_ACTIONS) {
        if (*at == '"') {
            texts[count++] = ++at;
            at = strchr(at, '"');
            *at = 0;
        }
        at++;
    }
    return count;
}

/* How far this seat is ahead of the best of the others, by the points of a position. */
static long lead(const char *json) {
    const char *at = value_of(json, "points");
    long own = 0, best = 0;
    for (int other = 0; at && other < players; other++) {
        char *end;
        long points = strtol(at + 1, &end, 10);
        at = end;
        if (other == seat)
            own = points;
        else if (points > best)
            best = points;
    }
    return own - best;
}

/* Plays an action in a position; the answer tells of the position after it. */
static char *apply(long position, const char *action) {
    printf("{\"type\":\"apply\",\"position\":%ld,\"action\":\"%s\"}\n", position, action);
    fflush(stdout);
    return hear();
}

/* The best lead that one more decision of this seat can reach from a position. */
static long best_next(const char *json) {
    static char *actions[MOST_ACTIONS];
    const char *actor = value_of(json, "actor");
    long best = lead(json), position = number_of(json, "position");
    if (!actor || *actor == 'n' || strtol(actor, NULL, 10) != seat)
        return best;
    printf("{\"type\":\"legal\",\"position\":%ld}\n", position);
    fflush(stdout);
    char *kept = strdup(hear());
    int count = texts_of(kept, "actions", actions);
    for (int number = 0; number < count; number++) {
        long reached = lead(apply(position, actions[number]));
        if (number == 0 || reached > best)
            best = reached;
    }
    free(kept);
    return best;
}

static void decide(const char *asked) {
    static char *actions[MOST_ACTIONS];
    long totals[MOST_ACTIONS] = {0};
    char *kept = strdup(asked);
    int count = texts_of(kept, "actions", actions), best = 0;
    for (int sample = 0; count > 1 && sample < SAMPLES; sample++) {
        printf("{\"type\":\"sample\",\"seed\":%ld}\n", seed++);
        fflush(stdout);
        long world = number_of(hear(), "position");
        for (int number = 0; number < count; number++)
            totals[number] += best_next(apply(world, actions[number]));
    }
    for (int number = 1; number < count; number++)
        if (totals[number] > totals[best])
            best = number;
    printf("{\"type\":\"play\",\"action\":\"%s\"}\n", actions[best]);
    fflush(stdout);
    free(kept);
}

int main(void) {
    for (;;) {
        const char *told = hear();
        if (is_type(told, "hello")) {
            printf("{\"type\":\"ready\",\"name\":\"search in C\",\"protocol\":1}\n");
            fflush(stdout);
        } else if (is_type(told, "game")) {
            players = (int)number_of(told, "players");
            seat = (int)number_of(told, "seat");
            seed = number_of(told, "seed") % 1000000;
        } else if (is_type(told, "decide")) {
            decide(told);
        } else if (is_type(told, "bye")) {
            return 0;
        }
    }
}

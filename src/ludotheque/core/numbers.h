/* What `numbers.py` does, for compiled code: `setup.py` tells mypyc of these functions and has the
   compiler read this file before each of its own. Views and places were checked when they were made;
   what a caller gives beside them is checked here. */

#ifndef LUDOTHEQUE_NUMBERS_H
#define LUDOTHEQUE_NUMBERS_H

#include <Python.h>
#include <math.h>
#include <stdint.h>
#include <string.h>

/* As in `numbers.py`. */
#define LT_PARTS 16.0
#define LT_LEAST (-32.0 * LT_PARTS)
#define LT_MOST (95.0 * LT_PARTS)

static inline char *lt_start(PyObject *view) {
    return (char *)PyMemoryView_GET_BUFFER(view)->buf;
}

static inline void lt_put(PyObject *out, int64_t at, double number) {
    ((float *)lt_start(out))[at] = (float)number;
}

static inline void lt_mark(PyObject *out, int64_t at) {
    lt_start(out)[at] = 1;
}

static inline char lt_is_marked(PyObject *out, int64_t at) {
    return lt_start(out)[at] != 0;
}

static inline void lt_put_integer(PyObject *out, int64_t at, int64_t number) {
    ((int *)lt_start(out))[at] = (int)number;
}

/* Attributes of compiled classes are functions behind a descriptor, which is called directly. */
static inline PyObject *lt_fetch(PyObject *holder, PyObject *getters, PyObject *names) {
    Py_ssize_t size = PyTuple_GET_SIZE(getters);
    PyObject *found = PyTuple_New(size);
    if (found == NULL)
        return NULL;
    for (Py_ssize_t number = 0; number < size; number++) {
        PyObject *getter = PyTuple_GET_ITEM(getters, number), *value;
        if (Py_IS_TYPE(getter, &PyGetSetDescr_Type) &&
            PyObject_TypeCheck(holder, PyDescr_TYPE(getter))) {
            PyGetSetDef *attribute = ((PyGetSetDescrObject *)getter)->d_getset;
            value = attribute->get(holder, attribute->closure);
        } else {
            value = PyObject_GetAttr(holder, PyTuple_GET_ITEM(names, number));
        }
        if (value == NULL) {
            Py_DECREF(found);
            return NULL;
        }
        PyTuple_SET_ITEM(found, number, value);
    }
    return found;
}

static inline void lt_clear(PyObject *out, int64_t at, int64_t size) {
    int64_t width = PyMemoryView_GET_BUFFER(out)->itemsize;
    memset(lt_start(out) + at * width, 0, (size_t)(size * width));
}

static inline void lt_put_ones(PyObject *out, int64_t at, PyObject *places) {
    float *numbers = (float *)lt_start(out) + at;
    Py_buffer *listed = PyMemoryView_GET_BUFFER(places);
    Py_ssize_t size = listed->len / (Py_ssize_t)sizeof(int);
    for (Py_ssize_t number = 0; number < size; number++)
        numbers[((int *)listed->buf)[number]] = 1.0f;
}

/* The items of a list or tuple; NULL for anything else. An empty list has nothing to point to. */
static PyObject *lt_no_items[1];

static inline PyObject **lt_items(PyObject *things, Py_ssize_t *size) {
    if (PyTuple_Check(things)) {
        *size = PyTuple_GET_SIZE(things);
        return &PyTuple_GET_ITEM(things, 0);
    }
    if (PyList_Check(things)) {
        *size = PyList_GET_SIZE(things);
        return *size ? ((PyListObject *)things)->ob_item : lt_no_items;
    }
    PyErr_SetString(PyExc_TypeError, "expected a list or a tuple of numbers");
    return NULL;
}

/* Where a thing stands, -1 if it is not shown, -2 with an error set. */
static inline long lt_place(PyObject *thing, Py_buffer *places) {
    long number = PyLong_AsLong(thing);
    if (number < 0 || number >= places->len / (Py_ssize_t)sizeof(int)) {
        if (!PyErr_Occurred())
            PyErr_SetString(PyExc_IndexError, "there is no such thing");
        return -2;
    }
    return ((int *)places->buf)[number];
}

/* Counted downwards, so that a number below 0 is one that is not yet a share. */
static inline char lt_count_things(PyObject *out, int64_t at, PyObject *things, PyObject *places,
                                   int64_t by) {
    float *numbers = (float *)lt_start(out) + at;
    Py_buffer *known = PyMemoryView_GET_BUFFER(places);
    Py_ssize_t size = 0;
    PyObject **items = lt_items(things, &size);
    if (items == NULL)
        return 0;
    for (Py_ssize_t number = 0; number < size; number++) {
        long place = lt_place(items[number], known);
        if (place == -2)
            return 0;
        if (place >= 0)
            numbers[place] -= (float)by;
    }
    return 1;
}

static inline float lt_share(double count, int64_t most) {
    return count >= (double)most ? 1.0f : (float)(count / (double)most);
}

static inline void lt_finish_counts(PyObject *out, int64_t at, int64_t size, int64_t most) {
    float *numbers = (float *)lt_start(out) + at;
    for (int64_t place = 0; place < size; place++)
        if (numbers[place] < 0.0f)
            numbers[place] = lt_share(-(double)numbers[place], most);
}

static inline char lt_put_things(PyObject *out, int64_t at, PyObject *things, PyObject *places) {
    float *numbers = (float *)lt_start(out) + at;
    Py_buffer *known = PyMemoryView_GET_BUFFER(places);
    Py_ssize_t size = 0;
    PyObject **items = lt_items(things, &size);
    if (items == NULL)
        return 0;
    for (Py_ssize_t number = 0; number < size; number++) {
        long place = lt_place(items[number], known);
        if (place == -2)
            return 0;
        if (place >= 0)
            numbers[place] = 1.0f;
    }
    return 1;
}

static inline char lt_put_counts(PyObject *out, int64_t at, PyObject *counts, PyObject *places,
                                 int64_t most) {
    float *numbers = (float *)lt_start(out) + at;
    Py_buffer *known = PyMemoryView_GET_BUFFER(places);
    Py_ssize_t size = 0;
    PyObject **items = lt_items(counts, &size);
    if (items == NULL)
        return 0;
    if (size > known->len / (Py_ssize_t)sizeof(int)) {
        PyErr_SetString(PyExc_IndexError, "there are no such things");
        return 0;
    }
    for (Py_ssize_t thing = 0; thing < size; thing++) {
        long count = PyLong_AsLong(items[thing]);
        int place = ((int *)known->buf)[thing];
        if (count == -1 && PyErr_Occurred())
            return 0;
        if (count && place >= 0)
            numbers[place] = lt_share((double)count, most);
    }
    return 1;
}

/* A network: rows of whole numbers, kept as doubles, which hold them exactly up to 2^53. */

static inline void lt_add_row(double *sums, const double *row, int64_t width, double times) {
    for (int64_t unit = 0; unit < width; unit++)
        sums[unit] += row[unit] * times;
}

static inline char lt_add_rows(PyObject *sums, int64_t side, PyObject *plain, PyObject *pieces,
                               PyObject *rows, int64_t width) {
    Py_ssize_t size;
    double *total = (double *)lt_start(sums) + side * width;
    double *first = (double *)lt_start(rows);
    PyObject **items = lt_items(plain, &size);
    if (items == NULL)
        return 0;
    memset(total, 0, (size_t)width * sizeof(double));
    for (Py_ssize_t place = 0; place < size; place++) {
        double number = PyFloat_AsDouble(items[place]);
        if (number != 0.0) {
            double times = floor(number * LT_PARTS + 0.5);
            times = times < LT_LEAST ? LT_LEAST : times > LT_MOST ? LT_MOST : times;
            lt_add_row(total, first + place * width, width, times);
        }
    }
    items = lt_items(pieces, &size);
    if (items == NULL)
        return 0;
    for (Py_ssize_t number = 0; number < size; number++)
        lt_add_row(total, first + PyLong_AsSsize_t(items[number]) * width, width, LT_PARTS);
    return PyErr_Occurred() == NULL;
}

static inline double lt_add_units(PyObject *sums, int64_t side, int64_t sides, PyObject *biases,
                                  int64_t stage, PyObject *out) {
    int64_t hidden = PyMemoryView_GET_BUFFER(out)->len / (Py_ssize_t)sizeof(double);
    double *all = (double *)lt_start(sums), *own = all + side * 2 * hidden, total = 0.0;
    double *bias = (double *)lt_start(biases) + stage * hidden, *weights = (double *)lt_start(out);
    double opponents = sides > 1 ? (double)(sides - 1) : 1.0;
    for (int64_t unit = 0; unit < hidden; unit++) {
        double others = 0.0;
        for (int64_t other = 0; other < sides; other++)
            if (other != side)
                others += all[(2 * other + 1) * hidden + unit];
        double value = own[unit] + bias[unit] + floor(others / opponents);
        if (value > 0.0)
            total += value * weights[unit];
    }
    return total;
}

#endif
